import CellDetectors
import CellTrace
import Foundation
import Testing

@testable import CellReports

@Suite("the viewer of the HTML report") struct ViewerTests {
  @Test("a drawing that many steps show is kept once, and a row that leaked is another one with fresh cells")
  func drawings() throws {
    let data = Self.data([Sample.recording()])
    let recording = try #require(data.recordings.first)
    #expect(recording.items.map { data.texts.all[$0] } == ["Asthma", "Bronchitis", "Gout"] && recording.ids == ["A", "B", "H"])
    #expect(recording.cells.map { data.texts.all[$0] } == ["cell #2", "cell #1"])
    // Asthma, Bronchitis below it, Bronchitis above Gout, and Gout with and without the leak.
    #expect(data.drawings.count == 5)
    func parts(_ pictures: [Int]?) -> [Double] {
      pictures?.first.map { recording.pictures[$0].parts.map { recording.parts[$0][0] } } ?? []
    }
    #expect(recording.steps[0].reused == recording.steps[1].reused && recording.steps[0].reused == recording.steps[0].fresh)
    #expect(parts(recording.steps[2].reused) != parts(recording.steps[2].fresh))
    #expect(recording.steps[2].cells == [[1, 0]])
    #expect(recording.reuses == [[3, 2, 0, 0, 2]])
  }

  @Test("a drawing is put together from its pieces, which other drawings share")
  func fragments() throws {
    #expect(
      SVGFragments.of("<path d=\"M0\"/><text x=\"1\">a &gt; b</text><g><title>t</title>u</g>") == [
        "<path d=\"M0\"/>", "<text x=\"1\">", "a &gt; b</text>", "<g>", "<title>", "t</title>", "u</g>",
      ])
    #expect(SVGFragments.of("").isEmpty && SVGFragments.of("only text") == ["only text"])
    let data = Self.data([Sample.recording()])
    let drawn = data.drawings.all.map { $0.map { data.fragments.all[$0] }.joined() }
    #expect(drawn.count { $0.contains(">Gout</text>") } == 2 && drawn.allSatisfy { $0.hasPrefix("<path ") })
  }

  @Test("what happened is said in sentences, and an alert lies over the list until it is closed")
  func words() throws {
    let data = Self.data([Sample.recording()])
    let steps = try #require(data.recordings.first).steps
    #expect(steps.map(\.kind) == ["shows", "acts", "scrolls", "chooses"])
    #expect(
      steps[0].events.map { data.texts.all[$0] } == ["data, generation 1: 3 inserted", "2 cells were made, Notes.NoteCell"])
    #expect(
      steps[1].events.map { data.texts.all[$0] } == [
        "state isExpanded went from false to true, written for \"Asthma\"", "alert \"Delete?\" for \"Asthma\"",
      ])
    // The first reuse: its sentence is put together from what the recording says of it.
    #expect(steps[2].events == [-1])
    #expect(
      EventText.reuses == [
        "{cell} went from \"{from}\" to \"{to}\", reuse {ordinal}", "{cell} went from no item to \"{to}\", reuse {ordinal}",
      ])
    #expect(
      steps[2].updates.map { $0.map { data.texts.all[$0] } } == [
        ["update, by its handler", "cell #2", "\"Gout\"", "selected"],
        ["onTap, set for \"Asthma\"", "cell #2", "\"Gout\"", "normal"],
      ])
    #expect(steps.map { $0.cover?.buttons ?? [] } == [[], ["▭ Name", "Delete"], ["▭ Name", "Delete"], []])
  }

  @Test("the page holds the recordings as JSON that ends no script, whatever texts they hold, and is well-formed")
  func page() throws {
    var recording = Sample.recording()
    recording.key.scenario = Sample.hostile
    recording.reused.steps[1].title = Sample.hostile
    recording.reused.steps[0].checkpoint[0].elements[0].properties[0].value = Sample.hostile
    let html = HTMLReporter.text(ReportDocument(Sample.hostileReport(), recordings: [recording]))
    #expect(XMLTexts(Data(html.utf8)) != nil)
    #expect(html.components(separatedBy: "<script").count == 3 && html.components(separatedBy: "</script").count == 3)
    let start = try #require(html.range(of: "type=\"application/json\">")).upperBound
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
    let json = try #require(try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8)) as? [String: Any])
    let first = try #require((json["recordings"] as? [[String: Any]])?.first)
    // As an attribute of the page has it, by which a finding is led to its recording.
    #expect(first["scenario"] as? String == HTMLText.clean(Sample.hostile))
  }

  @Test("pictures of the whole say every number beside its colour; without a recording there are none")
  func overview() {
    let html = OverviewPictures.section([Sample.recording()])
    #expect(html.contains("<text x=\"0\" y=\"37\">opening of the screen</text>"))
    #expect(html.contains(">notes/expanded</text>") && html.contains("fill-opacity=\"0.8\"/><text x=\"376\" y=\"35\">1</text>"))
    #expect(XMLTexts(Data(html.utf8)) != nil)
    #expect(OverviewPictures.section([]) == "")
  }

  @Test("of many kinds of steps the rarest are one bar")
  func manyKinds() {
    var recording = Sample.recording()
    let step = recording.reused.steps[1]
    for index in 0..<40 {
      var next = step
      next.interaction = .pressKeys("f\(index)")
      recording.reused.steps.append(next)
    }
    let html = OverviewPictures.section([recording])
    #expect(html.contains(">24 other kinds</text>") && html.contains(">24</text>"))
    // All are equally frequent, and the button of the alert comes first.
    #expect(html.components(separatedBy: ">key press ").count == 20)
  }

  @Test("drawings of many findings take no more than their room, and the others say where to look")
  func manyDrawings() {
    let finding = Sample.reported()
    var drawn = finding
    drawn.pictures = [.init(run: "reused", step: 2, appearances: Sample.recording().reused.steps[2].checkpoint)]
    let findings = (0..<1_500).map { _ in drawn }
    let html = HTMLReporter.text(ReportDocument(Sample.report([Sample.scenario(findings: findings)])))
    #expect(html.components(separatedBy: "<figure>").count > 500)
    #expect(html.contains(HTMLCards.noRoom) && html.utf8.count < 6_000_000)
  }

  @Test("drawings of expected findings leave room for those that nobody expects")
  func expectedDrawings() {
    var expected = Sample.reported(Sample.finding { $0.detector = "stale-size" }, expected: true)
    expected.pictures = [.init(run: "reused", step: 2, appearances: Sample.recording().reused.steps[2].checkpoint)]
    let html = HTMLReporter.text(
      ReportDocument(Sample.report([Sample.scenario(findings: (0..<1_500).map { _ in expected })])))
    let drawn = html.components(separatedBy: "<figure>").count
    #expect(drawn > 100 && drawn < 400 && html.contains(HTMLCards.noRoom))
  }

  private static func data(_ recordings: [ScenarioRecording]) -> ViewerData {
    var data = ViewerData()
    data.add(recordings)
    return data
  }
}

extension Sample {
  /// The runs of the notes screen with what they showed: the second cell goes from Asthma to Gout and keeps its state.
  static func recording() -> ScenarioRecording {
    func cell(_ key: String, _ title: String, _ row: Int, _ cell: Int, more: Bool = true) -> Appearance {
      Appearance(
        item: ItemID(key: key), slot: Slot(section: 0, item: row), cell: CellID(cell), cellType: "Notes.NoteCell",
        frame: TraceRect(x: 0, y: Double(row) * 44, width: 390, height: 44),
        elements: [
          Element(
            path: "text", role: .text, frame: TraceRect(x: 16, y: 12, width: 200, height: 20),
            properties: [Property("text", title), Property("font", "body")]),
          Element(
            path: "button", role: .button, frame: TraceRect(x: 300, y: 12, width: 60, height: 20),
            properties: [Property("text", more ? "More" : "Less")], isInteractive: true),
        ])
    }
    func step(_ index: Int, _ what: CellInteraction, _ title: String, _ cells: [Appearance], _ events: [TraceEvent.Kind])
      -> StepTrace
    {
      StepTrace(
        index: index, interaction: what, title: title,
        events: events.enumerated().map { TraceEvent(sequence: $0.offset + 1, kind: $0.element) }, checkpoint: cells,
        items: cells.map(\.item), time: Double(index) / 2)
    }
    let (a, h) = (ItemID(key: "A"), ItemID(key: "H"))
    let alert = AlertContent(title: "Delete?", message: "", buttons: ["Delete"], fields: ["Name"])
    let before = [cell("A", "Asthma", 0, 2), cell("B", "Bronchitis", 1, 1)]
    func trace(leaks: Bool) -> Trace {
      let after = [cell("B", "Bronchitis", 1, 1), cell("H", "Gout", 2, 2, more: !leaks)]
      return Trace(
        screen: "Notes.NotesScreen", configuration: RunConfiguration(profile: .iOS17),
        steps: [
          step(
            0, .open, "show the screen", before,
            [
              .snapshotApplied(list: 0, generation: 1, inserted: 3, deleted: 0, moved: 0, reconfigured: 0, reloaded: 0),
              .cellCreated(CellID(1), type: "Notes.NoteCell"), .cellCreated(CellID(2), type: "Notes.NoteCell"),
            ]),
          step(
            1, .tap(.showing("Asthma"), .showing("More")), "tap \"More\" in \"Asthma\"", before,
            [
              .stateWritten(CellID(2), writer: a, path: "", property: "isExpanded", old: "false", new: "true"),
              .alertShown(a, alert),
            ]),
          step(
            2, .scrollToEnd, "scroll to the end", after,
            [
              .cellReused(CellID(2), reuse: 3, from: a, to: h), .configurationUpdated(CellID(2), h, .selected, handled: true),
              .handlerRan(CellID(2), name: "onTap", assignedFor: a, runsFor: h, []),
            ]),
          step(3, .tapAlert("Delete"), "tap \"Delete\" in the alert", after, [.alertClosed(button: "Delete")]),
        ])
    }
    return ScenarioRecording(
      key: .init(scenario: "notes/expanded", profile: "iOS17", policy: "lifo"), reused: trace(leaks: true),
      fresh: trace(leaks: false))
  }
}
