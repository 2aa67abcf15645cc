import CellReports
import CellRuns
import Foundation

extension Program {
  /// Judges kept traces, compares with the baseline, writes the reports and decides.
  func judge(_ paths: [String], _ options: RunOptions) throws -> ExitCode {
    let baseline = try BaselineStore(options).load()
    var results: [ScenarioResult] = []
    var isOwnCode = true
    for path in try paths.flatMap(keptFiles) {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw FileProblem(description: "\(path) can't be read; name a folder that `cellharness run --keep-traces` wrote")
      }
      do {
        results.append(try KeptTraces.judge(data))
      } catch {
        throw FileProblem(description: "\(path): \(error)")
      }
      isOwnCode = isOwnCode && KeptTraces.isOwnCode(data)
    }
    // As a run would have them: in the order of this program's scenarios, others behind.
    let places = Dictionary(scenarios.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
    results.sort { (places[$0.name] ?? .max, $0.name) < (places[$1.name] ?? .max, $1.name) }
    let seed = results.first?.outcomes.first?.runs.main.configuration.seed ?? options.seed
    let report = ReportBuilder.report(results, seed: seed, findsLines: isOwnCode)
    if !isOwnCode {
      output.complain("cellharness: another build of the program made these traces: lines of code are not looked up")
    }
    return try conclude(report, nil, baseline: baseline, options)
  }

  /// A file, or all kept traces below a folder.
  private func keptFiles(_ path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return [path] }
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let found = files.filter { $0.hasSuffix(".jsonl") }.sorted().map { "\(path)/\($0)" }
    guard !found.isEmpty else {
      throw FileProblem(description: "there are no kept traces below \(path); `cellharness run --keep-traces` writes them")
    }
    return found
  }
}
