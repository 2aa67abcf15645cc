import CellDetectors
import CellTrace
import Foundation
import Testing

@testable import CellReports

/// Pages that a real browser opens in `.ci/browser`: written where `CELLHARNESS_PAGES` says.
@Suite("pages for a real browser") struct BrowserPageTests {
  static let names = ["notes", "hostile", "many"]

  @Test("each page is well-formed and written where it is asked for", arguments: names)
  func page(name: String) throws {
    let html = HTMLReporter.text(try document(name))
    #expect(XMLTexts(Data(html.utf8)) != nil)
    guard let folder = ProcessInfo.processInfo.environment["CELLHARNESS_PAGES"] else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(html.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).html"))
  }

  private func document(_ name: String) throws -> ReportDocument {
    switch name {
    case "notes": return ReportDocument(notes, recordings: [Sample.recording()])
    case "hostile": return hostile
    case "many": return many
    default: throw CocoaError(.fileNoSuchFile)
    }
  }

  private var notes: Report {
    var known = Sample.reported(Sample.finding { $0.property = "NoteRow.isPinned" }, known: true, because: "filed as #12")
    known.finding.summary = "another one, which is known"
    var expected = Sample.reported(Sample.finding { $0.detector = "stale-size" }, expected: true)
    expected.finding.itemTitle = "Migraine"
    expected.finding.summary = "\"Migraine\" is cut off"
    var new = Sample.reported()
    let steps = Sample.recording().reused.steps
    new.pictures = [0, 2].map { .init(run: "reused", step: $0, appearances: steps[$0].checkpoint) }
    let states = [
      ProfileReport.CellStateRow(flag: "highlighted", updates: 4, handlers: 3, changed: 2, stuck: 0),
      ProfileReport.CellStateRow(flag: "selected", updates: 4, handlers: 4, changed: 2, stuck: 1),
    ]
    return Sample.report([
      Sample.scenario(profiles: [Sample.profile(cellStates: states)], findings: [new, known, expected]),
      Sample.scenario("tags/order"),
    ])
  }

  /// Every text of the app is hostile: markup, quotes, marks that turn the direction of writing, 10,000 characters, controls.
  private var hostile: ReportDocument {
    let texts = [
      Sample.hostile, "<img src=x onerror=\"window.broken=1\">", "\u{202E}rtl\u{200F}\u{061C}",
      String(repeating: "long ", count: 2_000),
      "</title><script>window.broken=1</script>", "javascript:window.broken=1", "]]>-->\u{1}\u{7F}\u{85}",
    ]
    let text = texts.joined(separator: " ")
    var recording = Sample.recording()
    for step in recording.reused.steps.indices {
      recording.reused.steps[step].title = text
      for cell in recording.reused.steps[step].checkpoint.indices {
        for element in recording.reused.steps[step].checkpoint[cell].elements.indices {
          recording.reused.steps[step].checkpoint[cell].elements[element].properties[0].value = text
        }
      }
    }
    recording.reused.steps[1].events = [
      TraceEvent(
        sequence: 1,
        kind: .alertShown(ItemID(key: "A"), AlertContent(title: text, message: text, buttons: [text], fields: [text]))),
      TraceEvent(sequence: 2, kind: .warning(ledgerID: text, text: text)),
      TraceEvent(sequence: 3, kind: .handlerRan(CellID(2), name: text, assignedFor: nil, runsFor: ItemID(key: "A"), [])),
    ]
    recording.key = ScenarioRecording.Key(scenario: Sample.hostile, profile: Sample.hostile, policy: Sample.hostile)
    return ReportDocument(Sample.hostileReport(), recordings: [recording])
  }

  /// Ten thousand scenarios, some with findings.
  private var many: ReportDocument {
    let scenarios = (0..<10_000).map { index in
      Sample.scenario("lists/screen-\(index)", findings: index % 100 == 0 ? [Sample.reported()] : [])
    }
    let recordings = (0..<100).map { index in
      var next = Sample.recording()
      next.key.scenario = "lists/screen-\(index * 100)"
      return next
    }
    return ReportDocument(Sample.report(scenarios), recordings: recordings)
  }
}
