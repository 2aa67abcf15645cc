import CInterposer
import CellHarness

/// What makes a screen, on its way to a child.
package struct ChildScreen: Hashable, Codable, Sendable {
  /// The screen's type.
  package var type: ChildType
  /// Where the code of the closure that makes it is in the program; nil: `init()` makes it.
  var closure: Int?

  /// Creates what a child needs to make the screen.
  /// - Throws: ``RunError`` if a child could not find the type or call the closure.
  package init(_ source: ScreenSource) throws(RunError) {
    guard let type = ChildType(source.type) else { throw .unnamedScreen(String(reflecting: source.type)) }
    self.type = type
    switch source.origin {
    case .initializer:
      closure = nil
    case .closure(let code):
      guard let address = UnsafeRawPointer(bitPattern: code), ci_is_in_program(address) else {
        throw .capturingScreen(source.name)
      }
      closure = ci_code_offset(address)
    case .capturingClosure:
      throw .capturingScreen(source.name)
    }
  }

  /// A screen that its type's `init()` makes.
  init(type: ChildType) { self.type = type }

  /// The source, in any process of the same program; nil if the program has no such screen.
  package var found: ScreenSource? {
    guard let type = type.type as? any CellScreen.Type else { return nil }
    guard let closure else { return ScreenSource(type) }
    return ci_code_at(closure).map { ScreenSource(type, code: UInt(bitPattern: $0)) }
  }
}
