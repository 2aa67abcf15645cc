/// The name of a method. `#selector` needs Objective-C; the plug-in writes the name in its place.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String

  public init(_ str: String) { name = str }
  public init(stringLiteral value: String) { name = value }
  public var description: String { name }
}

/// The text of `aSelector`.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The selector of a text. Any text is one; whether anybody implements it shows when it is sent.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Selectors of methods that no file of the app declares: Apple's.
public enum FrameworkSelector {
  /// A selector whose method may be missing here without being missing on a phone.
  public static func named(_ name: String) -> Selector {
    names.insert(name)
    return Selector(name)
  }

  /// One thread of a run goes on at a time.
  nonisolated(unsafe) static var names: Set<String> = []
}
