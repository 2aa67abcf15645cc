import CellDetectors
import Foundation

/// Workflow commands of GitHub Actions, printed into the log: each bug becomes a note at its line of a pull request.
///
/// A step may leave ten errors, ten warnings and ten notices, and the service drops the rest without a word. So one bug is one note,
/// nine of a kind are written, and a notice says how many are not, and what the gate decided.
package enum GitHubAnnotationsReporter: Reporter {
  package static let name = "github-annotations"
  package static let summary = "notes at the lines of a pull request on GitHub, printed into the log"
  package static let destination = ReporterDestination.standardOutput

  package static let omitted: [ReportSection.Kind: String] = [
    .pending: "it belongs to no line of a change",
    .expected: "nobody has to change what a scenario declares",
    .policies: "what was run belongs to no line of a change",
    .search: "what was searched belongs to no line of a change",
    .cellStates: "what was run belongs to no line of a change",
    .scenarios: "what was run belongs to no line of a change",
    .metadata: "the step summary and the report hold it",
  ]

  /// Notes of a kind that are written, one below what a step may leave.
  private static let limit = 9
  /// Letters of one note: the service cuts at 64 KiB.
  private static let longest = 15_000

  /// The commands, a line each.
  package static func render(_ document: ReportDocument) -> Data {
    var notes = bugs(document) + problems(document)
    let known = document.cards.filter { $0.isKnown && !$0.isExpected }
    var rest: [String] = [document.summary]
    for section in [ReportSection.Kind.verdict, .notJudged].compactMap(document.section) { rest += section.facts }
    for case .line(let text, _) in document.section(.notRun)?.blocks ?? [] { rest.append(text) }
    for level in [Note.Level.error, .warning] {
      let all = notes.filter { $0.level == level }
      guard all.count > limit else { continue }
      notes = notes.filter { $0.level != level } + all.prefix(limit)
      rest.append("\(GateText.things(all.count - limit, "more \(level.rawValue)")) not shown here: see the report")
    }
    rest += known.map { TextReporter.text($0) }
    notes.append(Note(level: .notice, path: nil, line: 0, title: "CellHarness", message: rest.joined(separator: "\n")))
    return Data(notes.map { $0.command(longest: longest) + "\n" }.joined().utf8)
  }

  /// One note a bug, whichever scenarios it is seen in.
  private static func bugs(_ document: ReportDocument) -> [Note] {
    var groups: [[FindingCard]] = []
    var places: [String: Int] = [:]
    for card in document.cards where !card.isKnown && !card.isExpected {
      if let index = places[card.fingerprint] {
        groups[index].append(card)
      } else {
        places[card.fingerprint] = groups.count
        groups.append([card])
      }
    }
    return groups.map { cards in
      // One of several scenarios that fails the gate decides how loud it is.
      let card = cards.first(where: \.failsGate) ?? cards[0]
      var message = TextReporter.text(card)
      if cards.count > 1 {
        message += "\nAlso in:   " + PlainText.line(cards.dropFirst().map(\.scenario).joined(separator: ", "))
      }
      return Note(
        level: card.failsGate ? .error : .warning, path: card.path, line: card.place.line, title: card.detector, message: message)
    }
  }

  private static func problems(_ document: ReportDocument) -> [Note] {
    [ReportSection.Kind.unmetExpectations, .notRun].compactMap(document.section).flatMap(\.blocks).compactMap { block in
      guard case .problem(let problem) = block else { return nil }
      return Note(
        level: .error, path: problem.path, line: problem.place.line, title: problem.kind,
        message: "\(problem.scenario): \(problem.text)")
    }
  }

  private struct Note {
    enum Level: String { case error, warning, notice }
    var level: Level
    var path: String?
    var line: Int
    var title: String
    var message: String

    /// `::error file=…,line=…,title=…::message`.
    func command(longest: Int) -> String {
      var properties = ["title=\(Note.property(title))"]
      if let path { properties = ["file=\(Note.property(path))", "line=\(max(1, line))"] + properties }
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map {
        PlainText.line(String($0), limit: 2_000)
      }
      return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Note.data(lines.joined(separator: "\n"), longest))"
    }

    /// The percent sign first, else the others' would be escaped again.
    private static func data(_ text: String, _ longest: Int = .max) -> String {
      let cut = text.unicodeScalars.count > longest ? String(text.unicodeScalars.prefix(longest)) + "…" : text
      return cut.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
      data(PlainText.line(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
  }
}
