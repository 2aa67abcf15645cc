import CellTrace

/// A screen, a script and what is expected of it.
public struct CellScenario: Sendable {
  /// Unique name; `detector/app/buggy` and `detector/app/correct` by convention. Reports and `--filter` use it.
  public let name: String
  /// What makes the screen, anew in every run.
  package let source: ScreenSource
  /// The interactions, without the opening of the screen.
  public let script: [CellInteraction]
  /// Ids of detectors that must fire; empty: none may.
  public let expected: [String]
  /// Policies beside the base one under which the defect shows, where the base alone does not show it: an order of results, cells
  /// that wait off screen. A runner may limit itself to these; all policies show it too.
  package let seenUnder: [Policy]
  /// The devices and settings it is run under, one after the other.
  public let traits: [HostTraits]
  /// Where the scenario is written.
  package let place: SourcePlace
  /// Findings that are accepted here, each with the reason.
  package private(set) var suppressions: [FindingSuppression] = []
  /// The public report that the screen re-tells, by its address; nil for screens that were written for a detector.
  package var retells: String?

  /// Creates a scenario with all its parts.
  /// - Parameters:
  ///   - name: Unique name.
  ///   - source: What makes the screen.
  ///   - expecting: Detector ids that must fire. Leave out for a screen that must stay silent.
  ///   - traits: Devices and settings. Every run of the scenario is made under each of them.
  ///   - script: The interactions in order.
  ///   - fileID: The file it is written in; reports lead there.
  ///   - line: The line it is written in.
  public init(
    _ name: String, source: ScreenSource, expecting: [String] = [], under traits: [HostTraits] = [.standard],
    script: [CellInteraction], fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      name, source: source, expecting: expecting, under: traits, script: script,
      place: SourcePlace(fileID: "\(fileID)", line: Int(line)))
  }

  /// Creates a scenario that is written at a place.
  /// - Parameter seenUnder: Policies under which the defect shows, if the base one does not show it.
  package init(
    _ name: String, source: ScreenSource, expecting: [String] = [], seenUnder: [Policy] = [], under traits: [HostTraits],
    script: [CellInteraction], place: SourcePlace
  ) {
    self.name = name
    self.source = source
    self.script = script
    self.expected = expecting
    self.seenUnder = seenUnder
    self.traits = traits
    self.place = place
  }

  /// Creates a scenario of a screen that its type's `init()` makes: `CellScenario("inbox", InboxScreen.self, script: [.scrollToEnd])`.
  public init(
    _ name: String, _ screen: any CellScreen.Type, expecting: [String] = [], under traits: [HostTraits] = [.standard],
    script: [CellInteraction], fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      name, source: ScreenSource(screen), expecting: expecting, under: traits, script: script, fileID: fileID, line: line)
  }

  /// Creates a scenario of a screen that a closure makes: `CellScenario("inbox", script: [.scrollToEnd]) { InboxScreen(store: .full) }`.
  ///
  /// The closure must not use values from around it, as ``ScreenSource`` says.
  public init<Screen: CellScreen>(
    _ name: String, expecting: [String] = [], under traits: [HostTraits] = [.standard], script: [CellInteraction],
    fileID: StaticString = #fileID, line: UInt = #line, screen: @escaping @MainActor @Sendable () -> Screen
  ) {
    self.init(
      name, source: ScreenSource(screen), expecting: expecting, under: traits, script: script, fileID: fileID, line: line)
  }

  /// Creates a scenario whose script has loops and branches.
  public init(
    _ name: String, _ screen: any CellScreen.Type, expecting: [String] = [], under traits: [HostTraits] = [.standard],
    fileID: StaticString = #fileID, line: UInt = #line, @ScriptBuilder script: () -> [CellInteraction]
  ) {
    self.init(
      name, source: ScreenSource(screen), expecting: expecting, under: traits, script: script(), fileID: fileID, line: line)
  }

  /// Creates a scenario whose defect shows only under some policies beside the base one.
  package init(
    _ name: String, _ screen: any CellScreen.Type, expecting: [String], seenUnder: [Policy],
    under traits: [HostTraits] = [.standard], fileID: StaticString = #fileID, line: UInt = #line,
    @ScriptBuilder script: () -> [CellInteraction]
  ) {
    self.init(
      name, source: ScreenSource(screen), expecting: expecting, seenUnder: seenUnder, under: traits, script: script(),
      place: SourcePlace(fileID: "\(fileID)", line: Int(line)))
  }

  /// The same scenario, told after a public report.
  package func retelling(_ address: String) -> CellScenario {
    var scenario = self
    scenario.retells = address
    return scenario
  }

  /// The same scenario, in which findings of a detector are accepted: they are shown with the reason and fail nothing.
  ///
  /// ```swift
  /// CellScenario("inbox", InboxScreen.self, script: [.scrollToEnd])
  ///   .suppress(.leakedViewState, on: "MailRow.isExpanded", because: "the rows are replaced in 3.2, #1180")
  /// ```
  ///
  /// A suppression that matches nothing any more fails the run, so that none outlives its bug.
  /// - Parameters:
  ///   - detector: The detector.
  ///   - property: What the finding's line `Value` names first, as `MailRow.isExpanded`, or its type alone.
  ///   - reason: Why it is accepted. Must not be empty.
  ///   - fileID: The file it is written in; reports lead there.
  ///   - line: The line it is written in.
  public func suppress(
    _ detector: DetectorID, on property: String, because reason: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> CellScenario {
    suppress(detector.rawValue, on: property, because: reason, fileID: fileID, line: line)
  }

  /// The same with the detector's id as a text, as reports print it: `leaked-view-state`. One that there is not ends with 3.
  public func suppress(
    _ detector: String, on property: String, because reason: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> CellScenario {
    precondition(
      reason.contains { !$0.isWhitespace },
      "the suppression of \(detector) on \(property) has no reason; say why it is accepted with because:")
    var scenario = self
    scenario.suppressions.append(
      FindingSuppression(
        detector: detector, property: property, reason: reason,
        place: SourcePlace(fileID: "\(fileID)", line: Int(line))))
    return scenario
  }

  /// The screen's type.
  package var screen: any CellScreen.Type { source.type }
}

/// Findings that a scenario accepts.
package struct FindingSuppression: Hashable, Sendable {
  /// The detector's id.
  package var detector: String
  /// The property, or the type that has it.
  package var property: String
  /// Why they are accepted.
  package var reason: String
  /// Where it is written.
  package var place: SourcePlace
}

/// Collects the interactions of a script, with `for` and `if`.
@resultBuilder public enum ScriptBuilder {
  /// One interaction is a script of one step.
  public static func buildExpression(_ interaction: CellInteraction) -> [CellInteraction] { [interaction] }
  /// Interactions made elsewhere.
  public static func buildExpression(_ interactions: [CellInteraction]) -> [CellInteraction] { interactions }
  /// All parts in order.
  public static func buildBlock(_ parts: [CellInteraction]...) -> [CellInteraction] { parts.flatMap { $0 } }
  /// A loop is the scripts of its passes, one after the other.
  public static func buildArray(_ parts: [[CellInteraction]]) -> [CellInteraction] { parts.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [CellInteraction]?) -> [CellInteraction] { part ?? [] }
  /// The first branch.
  public static func buildEither(first part: [CellInteraction]) -> [CellInteraction] { part }
  /// The second branch.
  public static func buildEither(second part: [CellInteraction]) -> [CellInteraction] { part }
}
