import CellHarness
import Foundation
import Testing

/// What a search must make of a bug that was put into a screen.
struct SeededFacts: Sendable, CustomTestStringConvertible {
  /// The bug.
  let name: String
  /// The detector that must find it.
  let detector: String
  /// Steps of walks within which it is found.
  let steps: Int
  /// The interactions that the script must shrink to, any of these: by their names.
  let scripts: [[String]]
  let screen: ScreenSource

  init<Screen: CellScreen>(
    _ name: String, _ detector: String, within steps: Int, _ scripts: [[String]],
    _ screen: @escaping @MainActor @Sendable () -> Screen
  ) {
    self.name = name
    self.detector = detector
    self.steps = steps
    self.scripts = scripts
    self.screen = ScreenSource(screen)
  }

  init(_ name: String, _ detector: String, within steps: Int, _ scripts: [[String]], screen: ScreenSource) {
    self.name = name
    self.detector = detector
    self.steps = steps
    self.scripts = scripts
    self.screen = screen
  }

  var testDescription: String { name }

  /// The bug in words.
  var title: String { SeededBug(rawValue: name)?.title ?? name }

  /// Those whose steps and scripts were seen and that are found soon; with `CELLHARNESS_FULL` those that take more than a hundred steps,
  /// and those whose steps and scripts are still estimates.
  static let all = isFull ? SeededBug.allCases.map(\.facts) + estimated : SeededBug.allCases.filter { !$0.takesLong }.map(\.facts)
  private static let isFull = ProcessInfo.processInfo.environment["CELLHARNESS_FULL"] != nil
  static let estimated = SeededCellBug.allCases.map(\.facts)
}

extension SeededBug {
  fileprivate var takesLong: Bool { self == .deletesByPosition || self == .writesBack }
  var facts: SeededFacts { SeededFacts(rawValue, detector, within: 400, scripts, screen: screen) }
}
