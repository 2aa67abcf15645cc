import CellHarness
import CellRuns
import CellTrace
import Foundation

/// A script that broke a screen, as it is kept: readable text, a line a step, run first next time.
///
/// The first line says what was found and under what; each line after it is one step, in words and as data.
package struct Regression: Hashable, Sendable {
  /// The version of the format that this code writes.
  package static let version = 1

  /// What was found, and under what.
  package struct Head: Hashable, Codable, Sendable {
    /// The version of the format.
    package var regression: Int
    /// The screen's type, with its module.
    package var screen: String
    /// The detector's id, and what identifies the finding.
    package var detector: String
    package var fingerprint: String
    /// What is wrong, in one sentence.
    package var summary: String
    package var profile: String
    package var policies: [String]
    package var seed: UInt64
    package var traits: HostTraits
    /// The version of the tool that found it.
    package var tool: String
  }

  /// A line of the file behind its head: one step.
  package struct Step: Hashable, Codable, Sendable {
    /// What it is, for a reader.
    package var words: String
    package var step: CellInteraction
  }

  package var head: Head
  package var steps: [Step]

  /// The script of a failure of a screen.
  package init(_ failure: Exploration.Failure, of screen: ScreenSource, traits: HostTraits) {
    head = Head(
      regression: Self.version, screen: String(reflecting: screen.type), detector: failure.finding.detector,
      fingerprint: failure.fingerprint, summary: failure.finding.summary, profile: failure.profile.name,
      policies: failure.policies.map(\.name), seed: failure.seed, traits: traits, tool: ReportBuilder.toolVersion)
    steps = failure.script.enumerated().map { index, step in
      // A step that ended the app has no words of its own.
      Step(words: index < failure.words.count ? failure.words[index] : step.facts.words, step: step)
    }
  }

  /// The script without the words.
  package var script: [CellInteraction] { steps.map(\.step) }

  // MARK: As text

  /// The lines of a file.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) -> String {
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    return ([line(head)] + steps.map { line($0) }).joined(separator: "\n") + "\n"
  }

  /// Reads the lines of a file.
  /// - Throws: ``RegressionProblem``.
  package init(text: String) throws(RegressionProblem) {
    let lines = text.split(separator: "\n").map { Data($0.utf8) }
    guard let first = lines.first, let head = try? JSONDecoder().decode(Head.self, from: first) else {
      throw .unreadable(line: 1)
    }
    guard head.regression == Self.version else { throw .version(head.regression) }
    var steps: [Step] = []
    for (number, line) in lines.enumerated().dropFirst() {
      guard let step = try? JSONDecoder().decode(Step.self, from: line) else { throw .unreadable(line: number + 1) }
      steps.append(step)
    }
    self.head = head
    self.steps = steps
  }

  /// The whole in one line, for a shell: `cx1:` and letters, digits, `-` and `_`.
  package var token: String {
    let encoded = Data(text.utf8).base64EncodedString()
    return Self.tokenMark + encoded.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// Reads a token; nil if the text is none.
  /// - Throws: ``RegressionProblem`` for one that was cut off.
  package init?(token: String) throws(RegressionProblem) {
    guard token.hasPrefix(Self.tokenMark) else { return nil }
    var encoded = token.dropFirst(Self.tokenMark.count).replacing("-", with: "+").replacing("_", with: "/")
    encoded += String(repeating: "=", count: (4 - encoded.count % 4) % 4)
    guard let data = Data(base64Encoded: String(encoded)) else { throw .unreadable(line: 1) }
    try self.init(text: String(decoding: data, as: UTF8.self))
  }

  private static let tokenMark = "cx1:"

  /// What its file is called: the screen, the detector and the finding.
  package var fileName: String {
    let screen = head.screen.split(separator: ".").last.map(String.init) ?? head.screen
    let safe = screen.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return "\(String(safe))-\(head.detector)-\(head.fingerprint.prefix(8)).jsonl"
  }
}

/// A kept script that can't be used.
package enum RegressionProblem: Error, Hashable, CustomStringConvertible {
  /// A line is not what it should be.
  case unreadable(line: Int)
  /// It was written by another version.
  case version(Int)

  /// What is wrong and what to do.
  package var description: String {
    switch self {
    case .unreadable(let line):
      "line \(line) of the kept script can't be read; copy the whole token or file again, or delete it and search anew"
    case .version(let version):
      "the kept script has format \(version), and this version reads format \(Regression.version); search the screen anew"
    }
  }
}
