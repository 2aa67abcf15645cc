/// The name of a method. Swift has no `#selector` without Objective-C; a name can still be stored and compared.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  public init(_ str: String) { name = str }
  public init(stringLiteral value: String) { name = value }
  public var description: String { name }
}

/// The text of `aSelector`.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Sends stored actions by name.
@MainActor enum SelectorTable {
  /// Performs `action` on `target`, or answers false if it does not know the pair. Generated code fills this in.
  static var send: (_ target: AnyObject, _ action: Selector, _ sender: Any?, _ event: UIEvent?) -> Bool = { _, _, _, _ in
    false
  }
}
