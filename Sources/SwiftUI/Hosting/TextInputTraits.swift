import HeadlessCore
@_spi(CellHarness) import UIKit

nonisolated extension View {
  /// Sets which keys the keyboard has; the host types with any.
  public func keyboardType(_ type: UIKeyboardType) -> some View { modifier(RecordedOnly("keyboardType", "\(type)")) }
  /// Says what is typed in, so that the system can offer it; the host offers nothing.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(RecordedOnly("textContentType", textContentType?.rawValue ?? "nil"))
  }
  /// Sets what the keyboard writes in capitals, by the older name.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(RecordedOnly("autocapitalization", "\(style)"))
  }
}

nonisolated extension EnvironmentValues {
  /// Takes back what the user did: the window's, unless another one was given (IN-09).
  public var undoManager: UndoManager? {
    get { givenUndoManager ?? MainThread.assume { UndoDriver.shownManager } }
    set { givenUndoManager = newValue }
  }
  @Entry var givenUndoManager: UndoManager? = nil
}
