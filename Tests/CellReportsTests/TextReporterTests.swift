import CellDetectors
import CellTrace
import TestSupport
import Testing

@testable import CellReports

@Suite("text report") struct TextReporterTests {
  @Test("C.7: a finding word for word")
  func finding() {
    #expect(
      TextReporter.text(Sample.reported(), in: Sample.scenario()) == """
        Notes/NoteRow.swift:9: error: [leaked-view-state] state 'isExpanded' of NoteRow, written for "Asthma", is shown for "Gout"
        ┬─ step 0  show the screen
        ├─ step 1  tap "More" in "Asthma"   set here: NoteRow.isExpanded for "Asthma", Notes/NoteRow.swift:9
        ├─ step 2  scroll to "Gout"         reuse 3: cell #2, "Asthma" → "Gout"
        ╰→ seen:   "Gout" has Button.text "Less"; in a fresh cell it has "More"
                   'isExpanded' became "true" for "Asthma" in step 1 (tap "More" in "Asthma")
                   in a fresh cell 'isExpanded' is "false"
        Item:      Gout (H), cell #2, UIKit.UICollectionViewListCell
        Value:     NoteRow.isExpanded: true; expected: false; belongs to Asthma (A)
        Blame:     The single reuse 3. With that one cell replaced by a fresh one the difference is gone (checked).
        Fix:       \(LeakedViewState.page.fix)
        Explain:   cellharness explain leaked-view-state
        Replay:    cellharness replay ch1:notes/expanded:\(Fingerprint.of(Sample.finding()))
        Seen:      in notes/expanded · 2 times · iOS17 · fingerprint \(Fingerprint.of(Sample.finding()))
        """)
  }

  @Test("a whole report") func whole() {
    expectGolden(TextReporter.text(ReportDocument(Sample.full())), "full.txt")
  }

  @Test("a report of nothing still has its counts and versions")
  func empty() {
    #expect(
      TextReporter.text(ReportDocument(Sample.report([]))) == """
        0 new · 0 known · 0 fixed · 0 scenarios · 0 steps · 0 reuses · 0 runs · 0 inconclusive

        Metadata (please include in bug reports):
          harness 0.1.0 · Swift 6.3 · seed 1 · policies [fresh, lifo] · profiles []

        gate: nothing ran: no scenario was selected

        """)
  }

  @Test("colours are around our words only, and go without a trace")
  func colours() {
    let document = ReportDocument(Sample.hostileReport())
    let colored = TextReporter.text(document, style: .colored)
    #expect(colored.hasPrefix("\u{1B}[1m0 new · 1 regressed · "))
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m: ["))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == TextReporter.text(document))
    let passed = TextReporter.text(ReportDocument(Sample.report([Sample.scenario()])), style: .colored)
    #expect(passed.hasSuffix("\u{1B}[1;32mgate: passed: no new finding, everything was judged\u{1B}[0m\n"))
  }

  @Test("sections can be skipped")
  func skipping() {
    #expect(TextReporter.text(Sample.document()).contains("\nScenarios:\n"))
    #expect(!TextReporter.text(Sample.document(), skipping: [.scenarios]).contains("\nScenarios:\n"))
  }

  @Test("without a place of its own, a finding points at its scenario")
  func scenarioPlace() {
    let text = TextReporter.text(Sample.reported(Sample.finding { $0.originPlace = nil }), in: Sample.scenario())
    #expect(text.hasPrefix("Scenarios/Notes.swift:12: error: [leaked-view-state]"))
  }

  @Test("of a long script the steps that matter are kept, with their neighbours")
  func longScript() {
    var reported = Sample.reported()
    reported.steps = (0..<40).map { .init(index: $0, title: "step", note: $0 == 20 ? "set here" : nil) }
    let lines = StepLadderText.lines(FindingCard(reported, in: Sample.scenario()))
    #expect(
      lines == [
        "┬─ step 0  step", "├─ step 1  step", "┊  … 17 steps", "├─ step 19 step", "├─ step 20 step   set here", "├─ step 21 step",
        "┊  … 16 steps", "├─ step 38 step", "├─ step 39 step",
      ])
  }

  @Test("hostile text stays in its line and shows its control characters")
  func hostile() {
    let text = TextReporter.text(ReportDocument(Sample.hostileReport()))
    let unsafe = text.unicodeScalars.filter { scalar in
      (scalar.value < 0x20 && scalar != "\n") || (0x7F...0x9F).contains(scalar.value)
        || [0x2028, 0x202E, 0xFEFF].contains(scalar.value)
    }
    #expect(unsafe.isEmpty)
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("::") || $0.hasPrefix("##") }
    #expect(commands.isEmpty)
    expectGolden(text, "hostile.txt")
  }

  @Test(
    "one line without control characters",
    arguments: [
      ("a\nb\r\tc", "a\\nb\\r\\tc"), ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{202E}x", "\\u{202E}x"), ("é 👍 →", "é 👍 →"),
      ("", ""),
    ])
  func line(text: String, expected: String) { #expect(PlainText.line(text) == expected) }

  @Test("long text is cut") func long() {
    #expect(PlainText.line(String(repeating: "x", count: 500)).count == 401)
    #expect(PlainText.line(String(repeating: "x", count: 400)).count == 400)
  }

  @Test("the ladder says what a menu and an alert showed")
  func covers() {
    var trace = Sample.trace()
    trace.steps[1].events = [
      TraceEvent(sequence: 1, kind: .menuOpened(nil, titles: ["Rename", "Mark as › Bought"], generation: 1)),
      TraceEvent(
        sequence: 2, kind: .alertShown(nil, AlertContent(title: "Delete?", message: "", buttons: ["Delete", "Keep"]))),
      TraceEvent(
        sequence: 3, kind: .alertShown(nil, AlertContent(title: "", message: "", buttons: ["Share"], isSheet: true))),
    ]
    var finding = Sample.finding()
    finding.originStep = finding.seenStep
    finding.sourceItem = nil
    finding.reuse = nil
    #expect(
      ReportedFinding.ladder(of: finding, in: trace)[1].note
        == "menu: \"Rename\", \"Mark as › Bought\"; alert \"Delete?\": \"Delete\", \"Keep\"; action sheet \"Share\"")
  }

  @Test("the ladder ends where the finding was seen and notes origin and reuse")
  func ladder() {
    let ladder = ReportedFinding.ladder(of: Sample.finding(), in: Sample.trace())
    #expect(ladder.map(\.index) == [0, 1, 2])
    #expect(
      ladder.map(\.note) == [
        nil, "set here: NoteRow.isExpanded for \"Asthma\", Notes/NoteRow.swift:9", "reuse 3: cell #2, \"Asthma\" → \"Gout\"",
      ])
  }

  @Test("a value that is set and seen in one step needs no note")
  func oneStep() {
    let finding = Sample.finding {
      $0.sourceItem = nil
      $0.originStep = 2
      $0.reuse = nil
    }
    #expect(ReportedFinding.ladder(of: finding, in: Sample.trace()).allSatisfy { $0.note == nil })
  }
}
