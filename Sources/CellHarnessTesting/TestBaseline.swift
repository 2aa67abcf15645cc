import CellReports
import Foundation

/// The accepted findings that tests are measured by: those of the file that ``TestVariable/baseline`` names.
struct TestBaseline: Sendable {
  /// The entries; none without a file.
  var baseline = Baseline()
  /// Why there are none, as a sentence, if a file is named that can't be used.
  var problem: String?

  /// What the environment of this process names.
  static let current = TestBaseline(file: TestVariable.baseline.value())

  /// Reads a file; nil stands for none.
  init(file: String?) {
    guard let file else { return }
    guard let data = FileManager.default.contents(atPath: file) else {
      problem = "\(TestVariable.baseline.rawValue) names \(file), which can't be read; give its path from the package's folder"
      return
    }
    do {
      baseline = try BaselineFile.decode(data)
    } catch {
      problem = "\(TestVariable.baseline.rawValue) names \(file): \(error)"
    }
  }

  /// The same scenario with what is accepted marked.
  func marking(
    _ scenario: ScenarioReport, today: CalendarDay = CalendarDay(secondsSince1970: Date().timeIntervalSince1970)
  ) -> ScenarioReport {
    guard !baseline.entries.isEmpty else { return scenario }
    let report = Report(toolVersion: "", toolchain: "", seed: 1, scenarios: [scenario])
    return BaselineCheck(report, against: baseline, today: today).report.scenarios[0]
  }
}
