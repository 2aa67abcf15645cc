import CellDetectors
import CellHarness
import CellRuns
import CellTrace

/// A test made from a finding that needs nothing of this package but the screen: windows, lists, their delegates and content offsets,
/// as UIKit has them. The same file shows the bug in an iOS simulator.
package struct EmittedXCTest {
  private let regression: Regression
  private let finding: Finding
  private let steps: [StepTrace]

  /// Where rows stand is learnt from a run.
  /// - Throws: Errors of ``CellRuns/Runner/run(_:_:)``.
  package init(_ regression: Regression, _ finding: Finding, on screen: ScreenSource) throws {
    self.regression = regression
    self.finding = finding
    let profile = (Profile.all + [.iOS26]).first { $0.name == regression.head.profile } ?? .iOS18
    let configuration = RunConfiguration(
      profile: profile, policy: .lifo, seed: regression.head.seed, traits: regression.head.traits)
    steps = try Runner(screen).run(regression.script, configuration).steps
  }

  /// The whole text of the test's file.
  package var source: String {
    let name = EmittedTest.functionName(regression, type)
    var lines = ["import CellHarness", "import UIKit", "import XCTest", "", "@testable import \(module)", ""]
    lines += [
      "// Found by CellHarness with the behaviour of \(regression.head.profile): \(EmittedTest.oneLine(regression.head.summary))",
      "// The steps are calls that UIKit has on a phone, too. Only the screen and the changes of its data are CellHarness's: where that",
      "// is not there, as in a simulator, make the view controller in `Phone.init`, and change the data in `change(_:)`, as the app does.",
      "", "final class \(name.prefix(1).uppercased() + name.dropFirst())Tests: XCTestCase {",
    ]
    lines += isAboutTarget ? targetTest : looksTest
    lines += ["}", ""] + script + [EmittedPhone.source(screen: type, size: size)]
    return lines.joined(separator: "\n")
  }

  private var module: String { String(regression.head.screen.prefix { $0 != "." }) }
  private var type: String { regression.head.screen.split(separator: ".").dropFirst().joined(separator: ".") }
  private var size: [Double] { regression.head.traits.windowSize }

  /// True if an action meets another row than its own; else cells that were used again are compared with new ones.
  private var isAboutTarget: Bool { finding.detector.hasPrefix("stale-index") }

  // MARK: The two kinds of tests

  private var looksTest: [String] {
    [
      "  /// A window so high that no cell is used again shows what each row should look like.",
      "  func testRowsLookAsInNewCells() throws {", "    try MainActor.assumeIsolated {",
      "      let (phone, high) = (Phone(isHigh: false), Phone(isHigh: true))", "      try phone.perform()",
      "      try high.perform()",
      "      let expected = high.rows", "      for (indexPath, look) in phone.rows {",
      "        XCTAssertEqual(look, expected[indexPath], \"row \\(indexPath) shows what another row left behind\")", "      }",
      "    }", "  }",
    ]
  }

  private var targetTest: [String] {
    let victim = InteractionSource.literal(finding.itemTitle)
    return [
      "  /// The last step is done to one row, and must leave another one alone.", "  func testOtherRowIsLeftAlone() throws {",
      "    try MainActor.assumeIsolated {", "      let phone = Phone(isHigh: true)", "      try phone.prepare()",
      "      let before = phone.row(showing: \(victim))", "      XCTAssertNotNil(before)", "      try phone.perform()",
      "      XCTAssertEqual(phone.row(showing: \(victim)), before)", "    }", "  }",
    ]
  }

  /// The script, as a person performs it.
  private var script: [String] {
    let count = regression.steps.count
    let first = isAboutTarget ? max(1, min(finding.seenStep, count)) : 1
    let prepared = function("prepare", 1..<first)
    return ["extension Phone {"] + (isAboutTarget ? prepared + [""] : [])
      + function("perform", isAboutTarget ? first..<min(first + 1, count + 1) : 1..<count + 1) + ["}", ""]
  }

  private func function(_ name: String, _ steps: Range<Int>) -> [String] {
    ["  fileprivate func \(name)() throws {"] + steps.flatMap(lines) + ["  }"]
  }

  // MARK: Steps

  private func lines(_ step: Int) -> [String] {
    guard regression.steps.indices.contains(step - 1) else { return [] }
    let words = EmittedTest.oneLine(regression.steps[step - 1].words)
    let call = call(regression.steps[step - 1].step, step)
    return ["    // \(step). \(words)", "    \(call ?? Self.skip(words))"]
  }

  private static func skip(_ words: String) -> String {
    "throw XCTSkip(\(InteractionSource.literal("no public call of UIKit does this on a phone: \(words)")))"
  }

  /// What UIKit has for an interaction; nil for what only a finger or the system can do.
  private func call(_ interaction: Interaction, _ step: Int) -> String? {
    if let call = callOnRow(interaction, step) { return call }
    if case .tapAction(let title) = interaction { return "try tapAction(\(InteractionSource.literal(title)))" }
    if case .scrollBy(let points) = interaction { return "scroll(by: \(points))" }
    if interaction == .scrollToEnd { return "scroll(by: .infinity)" }
    if interaction == .scrollToTop { return "scroll(by: -.infinity)" }
    if case .mutate(let name) = interaction { return "change(\(InteractionSource.literal(name)))" }
    if case .setEditing(let editing) = interaction { return "setEditing(\(editing))" }
    return interaction == .simulateMemoryWarning ? "warnOfMemory()" : nil
  }

  private func callOnRow(_ interaction: Interaction, _ step: Int) -> String? {
    guard let row = interaction.target.flatMap({ indexPath(of: $0, before: step) }) else { return nil }
    let number = control(interaction.element, interaction.target, before: step)
    if case .tap(_, let element) = interaction {
      if element == nil { return "tap(\(row))" }
      return number.map { "try touch(control: \($0), in: \(row))" }
    }
    if case .select = interaction { return "tap(\(row))" }
    if case .deselect = interaction { return "deselect(\(row))" }
    if case .toggle = interaction { return number.map { "try toggle(control: \($0), in: \(row))" } }
    if case .type(let text, _, _, let clearing) = interaction {
      let text = InteractionSource.literal(text)
      return number.map { "try type(\(text), control: \($0), in: \(row), clearing: \(clearing))" }
    }
    if case .swipe(_, let edge) = interaction { return "try swipe(\(row), leading: \(edge == .leading))" }
    return nil
  }

  private func shown(_ item: CellItemID, before step: Int) -> Appearance? {
    steps.indices.contains(step - 1) ? steps[step - 1][item] : nil
  }

  private func indexPath(of item: CellItemID, before step: Int) -> String? {
    shown(item, before: step).map { "[\($0.slot.section), \($0.slot.item)]" }
  }

  /// Which of the controls in a row an element is, from the first to the last; nil if it is no control of UIKit's.
  private func control(_ element: ElementLocator?, _ item: CellItemID?, before step: Int) -> Int? {
    guard let row = item.flatMap({ shown($0, before: step) }) else { return nil }
    let controls = row.elements.filter {
      $0.isInteractive && [.button, .toggle, .textField, .slider, .stepper].contains($0.role)
    }
    if controls.contains(where: { !($0.path.split(separator: "/").last?.hasPrefix("UI") ?? false) }) { return nil }
    guard case .path(let path)? = element else { return controls.isEmpty ? nil : 0 }
    return controls.firstIndex { $0.path == path }
  }
}
