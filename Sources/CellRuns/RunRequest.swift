import CellHarness
import CellTrace
import Foundation

/// What the process of a run is told: which screen, which script, under what configuration.
public struct RunRequest: Codable, Sendable {
  /// The screen type's mangled name: the one name by which another process image finds it.
  public var screen: String
  /// The interactions after the opening of the screen.
  public var script: [Interaction]
  /// Everything else the run depends on.
  public var configuration: RunConfiguration

  /// Creates a request.
  /// - Returns: Nil if the type has no name that another process can look up (a type local to a function).
  public init?(screen: any CellScreen.Type, script: [Interaction], configuration: RunConfiguration) {
    guard let name = _mangledTypeName(screen) else { return nil }
    self.screen = name
    self.script = script
    self.configuration = configuration
  }

  /// The screen's type, in a process that has it.
  var screenType: (any CellScreen.Type)? { _typeByName(screen) as? any CellScreen.Type }
}

/// A run that could not be made.
public enum RunError: Error, Hashable, CustomStringConvertible {
  /// The type is local to a function or generic in a way that can't be looked up.
  case unnamedScreen(String)
  /// The run's process said nothing that can be read.
  case unreadable(screen: String, reason: String)

  /// What happened, to which screen, and what to do.
  public var description: String {
    switch self {
    case .unnamedScreen(let type):
      "the screen type \(type) can't be found by name in another process; declare it at file scope, not inside a function"
    case .unreadable(let screen, let reason):
      "the run of \(screen) wrote no readable trace (\(reason)); run `cellharness doctor`"
    }
  }
}
