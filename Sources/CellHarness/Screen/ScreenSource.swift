/// What makes a screen in every run of it: its `init()`, or a closure, so that one type can be many screens.
///
/// ```swift
/// ScreenSource(InboxScreen.self)
/// ScreenSource { InboxScreen(store: .full) }
/// ```
///
/// A run is a process of its own, which has the program's code and none of the values of the process that asked for it. So the
/// closure may use literals, static properties and functions, and nothing from around it.
public struct ScreenSource: Sendable {
  /// The screen's type.
  package let type: any CellScreen.Type
  /// What makes it.
  package let origin: Origin

  /// What makes a screen.
  package enum Origin: Hashable, Sendable {
    /// The `init()` of the screen's type.
    case initializer
    /// A closure without values from around it: the address of its code in this process.
    case closure(code: UInt)
    /// A closure that holds values of this process. No run can call it.
    case capturingClosure
  }

  /// A screen that its `init()` makes.
  public init(_ type: any CellScreen.Type) {
    self.type = type
    origin = .initializer
  }

  /// A screen that a closure makes, anew in every run.
  /// - Parameter make: Must not use values from around it.
  public init<Screen: CellScreen>(_ make: @escaping @MainActor @Sendable () -> Screen) {
    type = Screen.self
    // A closure is the address of its code and that of the values it holds: null, if it holds none.
    let words = withUnsafeBytes(of: Maker(make: make)) { $0.loadUnaligned(as: (code: UInt, values: UInt).self) }
    origin = words.values == 0 ? .closure(code: words.code) : .capturingClosure
  }

  /// The screen that the closure with this code makes.
  /// - Precondition: `code` is that of a closure that a source of this type was made with.
  package init(_ type: any CellScreen.Type, code: UInt) {
    self.type = type
    origin = .closure(code: code)
  }

  /// The type's name, without its module.
  package var name: String { "\(type)" }

  /// Makes the screen.
  @MainActor package func make() -> any CellScreen {
    switch origin {
    case .initializer: return type.init()
    case .closure(let code): return type.made(by: code)
    case .capturingClosure: preconditionFailure("a screen whose closure holds values was sent to a run")
    }
  }
}

extension CellScreen {
  /// The screen that the closure with this code makes.
  fileprivate static func made(by code: UInt) -> any CellScreen {
    unsafeBitCast((code: code, values: UInt(0)), to: Maker<Self>.self).make()
  }
}

/// A closure as it lies in memory. Generic, so that it is called in the same way where it is made and where it is found again.
private struct Maker<Screen: CellScreen> {
  let make: @MainActor @Sendable () -> Screen
}
