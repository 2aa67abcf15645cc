import CellDetectors
import CellReports
import CellRuns

extension Program {
  /// Prints a detector's page.
  func explain(_ id: String) -> ExitCode {
    guard let detector = DetectorCatalog.detector(id) else {
      output.complain(
        "cellharness: no detector is called '\(id)'; there are \(DetectorCatalog.all.map { $0.id }.joined(separator: ", "))")
      return .usage
    }
    output.print(detector.explanation)
    return .passed
  }

  /// Checks that runs own what they must own.
  func doctor() -> ExitCode {
    do {
      let report = try InterposedCallReport.measure()
      for call in InterposedCall.allCases {
        output.print("\(report.unowned.contains(call) ? "NOT OWNED" : "owned    ")  \(call.title)")
      }
      output.print(report.description)
      return report.isComplete ? .passed : .inconclusive
    } catch {
      output.complain("cellharness: \(error)")
      return .fault
    }
  }
}
