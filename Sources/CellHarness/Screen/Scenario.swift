import CellTrace

/// A screen, a script and what is expected of it.
public struct Scenario: Sendable {
  /// Unique name; `detector/app/buggy` and `detector/app/correct` by convention. Reports and `--filter` use it.
  public let name: String
  /// The screen's type. Every run makes its own instance.
  public let screen: any CellScreen.Type
  /// The interactions, without the opening of the screen.
  public let script: [Interaction]
  /// Ids of detectors that must fire; empty: none may.
  public let expected: [String]
  /// Policies beside the base one under which the defect shows, where the base alone does not show it: an order of results, cells
  /// that wait off screen. A runner may limit itself to these; all policies show it too.
  public let seenUnder: [Policy]
  /// The devices and settings it is run under, one after the other.
  public let traits: [HostTraits]
  /// Where the scenario is written.
  public let place: SourcePlace

  /// Creates a scenario.
  /// - Parameters:
  ///   - name: Unique name.
  ///   - screen: The screen's type. It must not be generic or local to a function: runs look it up by name.
  ///   - expecting: Detector ids that must fire. Leave out for a screen that must stay silent.
  ///   - seenUnder: Policies under which the defect shows, if the base one does not show it.
  ///   - traits: Devices and settings. Every run of the scenario is made under each of them.
  ///   - script: The interactions in order.
  public init(
    _ name: String, _ screen: any CellScreen.Type, expecting: [String] = [], seenUnder: [Policy] = [],
    under traits: [HostTraits] = [.standard], fileID: StaticString = #fileID, line: UInt = #line,
    @ScriptBuilder script: () -> [Interaction]
  ) {
    self.name = name
    self.screen = screen
    self.script = script()
    self.expected = expecting
    self.seenUnder = seenUnder
    self.traits = traits
    self.place = SourcePlace(fileID: "\(fileID)", line: Int(line))
  }
}

/// Collects the interactions of a script, with `for` and `if`.
@resultBuilder public enum ScriptBuilder {
  /// One interaction.
  public static func buildExpression(_ interaction: Interaction) -> [Interaction] { [interaction] }
  /// Interactions made elsewhere.
  public static func buildExpression(_ interactions: [Interaction]) -> [Interaction] { interactions }
  /// All parts in order.
  public static func buildBlock(_ parts: [Interaction]...) -> [Interaction] { parts.flatMap { $0 } }
  /// A loop.
  public static func buildArray(_ parts: [[Interaction]]) -> [Interaction] { parts.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [Interaction]?) -> [Interaction] { part ?? [] }
  /// The first branch.
  public static func buildEither(first part: [Interaction]) -> [Interaction] { part }
  /// The second branch.
  public static func buildEither(second part: [Interaction]) -> [Interaction] { part }
}
