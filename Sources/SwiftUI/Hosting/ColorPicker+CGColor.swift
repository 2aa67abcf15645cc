import UIKit

nonisolated extension ColorPicker {
  /// Creates a picker for a colour of Core Graphics': what is chosen is written with its parts in sRGB.
  @_disfavoredOverload
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    let color = Binding(
      get: { Color(cgColor: selection.wrappedValue) }, set: { selection.wrappedValue = UIColor($0).cgColor })
    self.init(selection: color, supportsOpacity: supportsOpacity, label: label)
  }
}

nonisolated extension ColorPicker where Label == Text {
  /// Creates a picker with a title, for a colour of Core Graphics'.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a title, for a colour of Core Graphics'.
  @_disfavoredOverload
  public init<S>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) where S: StringProtocol {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
