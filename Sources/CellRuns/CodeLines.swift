import CellDetectors
import CellTrace
import Foundation
import HeadlessCore

/// What the marks in texts stand for: functions of the app, and lines of its source code.
///
/// Names come from the program's symbol table, lines from its debug information, which the toolchain's own reader knows
/// (``LineReader``): asked once for all marks of a report. Without it, or in a program without debug information, names stand alone.
struct CodeLines {
  private var functions: [UInt32: FunctionName] = [:]
  private var places: [UInt32: SourcePlace] = [:]
  /// Those that are in a library's files.
  private var ofLibraries: Set<UInt32> = []

  /// Looks up marks.
  init(_ marks: [CodeMark], reader: LineReader? = .shared) {
    let frames = Set(marks.flatMap(\.frames)).sorted()
    for (frame, function) in zip(frames, AppCode.functions(at: frames)) { functions[frame] = function }
    let wanted = Set(marks.flatMap(appFrames))
    var lines = reader?.lines(of: wanted) ?? [:]
    let closures = reader == nil ? [:] : AppCode.closures(behind: wanted.filter { lines[$0] == nil }.sorted())
    let others = reader?.lines(of: Set(closures.values)) ?? [:]
    for (frame, closure) in closures { lines[frame] = others[closure] }
    for (frame, line) in lines {
      guard let module = functions[frame]?.module else { continue }
      places[frame] = SourcePlace(fileID: "\(module)/\(line.file)", line: line.number)
      if line.isOfLibrary { ofLibraries.insert(frame) }
    }
  }

  /// The marks of a finding.
  static func marks(in finding: Finding) -> [CodeMark] {
    [finding.originPlace?.mark].compactMap(\.self) + (finding.anchors ?? []).compactMap(\.place.mark)
      + finding.evidence.flatMap(CodeMark.all)
  }

  /// A finding with what its marks stand for; evidence that says nothing without is skipped.
  func told(_ finding: Finding) -> Finding {
    var finding = finding
    if let mark = finding.originPlace?.mark { finding.originPlace = place(mark) }
    finding.anchors = finding.originPlace == nil ? anchor(of: finding).map { [$0] } : nil
    finding.evidence = finding.evidence.compactMap(told)
    return finding
  }

  /// The first line that can be told: of the app's own files, if there is one.
  private func anchor(of finding: Finding) -> Finding.Anchor? {
    func first(_ place: (CodeMark) -> SourcePlace?) -> Finding.Anchor? {
      for anchor in finding.anchors ?? [] {
        guard let mark = anchor.place.mark else { return anchor }
        if let found = place(mark) { return Finding.Anchor(anchor.kind, found) }
      }
      return nil
    }
    return first(ownPlace) ?? first(place)
  }

  /// A text with what its marks stand for; nil if it says nothing without.
  func told(_ text: String) -> String? {
    CodeMark.replacing(in: text) { mark in
      let line = place(mark).map { " (\($0))" } ?? ""
      return switch mark.kind {
      case .line: line
      case .function: appFrame(mark).flatMap { functions[$0]?.name }.map { $0 + line }
      }
    }
  }

  private func appFrame(_ mark: CodeMark) -> UInt32? {
    mark.frames.first { functions[$0] != nil && !ofLibraries.contains($0) } ?? mark.frames.first { functions[$0] != nil }
  }

  /// The innermost ones, and the innermost of each other module: a library's calls may stand before the app's. What the compiler made
  /// of a property, as a setter, has no line; who uses it has.
  private func appFrames(_ mark: CodeMark) -> [UInt32] {
    var counts: [String: Int] = [:]
    return mark.frames.filter { frame in
      guard let module = functions[frame]?.module else { return false }
      counts[module, default: 0] += 1
      return counts[module, default: 0] <= 3
    }
  }
  private func ownPlace(_ mark: CodeMark) -> SourcePlace? {
    appFrames(mark).lazy.filter { !ofLibraries.contains($0) }.compactMap { places[$0] }.first
  }
  private func place(_ mark: CodeMark) -> SourcePlace? {
    ownPlace(mark) ?? appFrames(mark).lazy.compactMap { places[$0] }.first
  }
}
