import CellTrace
import TestSupport
import Testing

@testable import CellReports

@Suite("Appearances as text") struct AppearanceTextTests {
  private var trace: Trace {
    let first = Appearance(
      item: ItemID(key: "asthma"), slot: Slot(section: 0, item: 1), cell: CellID(3), cellType: "App.ConditionCell", reuse: 2,
      frame: TraceRect(x: 0, y: 44, width: 390, height: 60.3333333), idealHeight: 72, flags: [.selected],
      elements: [
        Element(
          path: "HStack/Text", role: .text, frame: TraceRect(x: 16, y: 11, width: 80.125, height: 20.333333),
          properties: [
            Property("text", "Asthma \"mild\" | *since*\n2019", provenance: WriteProvenance(item: ItemID(key: "flu"), step: 2)),
            Property("font", "body"),
          ]),
        Element(
          path: "HStack/Button", role: .button, frame: TraceRect(x: 300, y: 0.004, width: 44, height: 44.5),
          properties: [Property("accessibilityLabel", "Delete\u{1}")], isInteractive: true),
      ],
      stateCells: [
        StateCell(
          path: "HStack", viewType: "Row", property: "count", value: "1", birth: WriteProvenance(item: nil, step: 0))
      ])
    let empty = Appearance(
      item: ItemID(list: 1, key: "#4"), slot: Slot(section: 2, item: 0), cell: CellID(1), cellType: "UITableViewCell",
      frame: TraceRect(x: -1.5, y: 0, width: 390, height: 44), isUnsettled: true)
    return Trace(
      screen: "App.Screen", configuration: RunConfiguration(),
      steps: [
        StepTrace(index: 0, interaction: .open, title: "the screen opens", checkpoint: [first, empty]),
        StepTrace(index: 1, interaction: .scrollToEnd, title: "scroll to the end"),
      ], end: .finished)
  }

  @Test("as indented lines: no write provenance, no stored values, lengths to a hundredth, one line a value")
  func text() { expectGolden(AppearanceText.of(trace, as: .text), "appearance.txt") }

  @Test("as Markdown: what could be markup is escaped")
  func markdown() { expectGolden(AppearanceText.of(trace, as: .markdown), "appearance.md") }

  @Test("headers and footers stand where they are seen")
  func headers() {
    func shown(_ key: String, _ slot: Slot, y: Double) -> Appearance {
      Appearance(
        item: ItemID(key: key), slot: slot, cell: CellID(1), cellType: "Cell",
        frame: TraceRect(x: 0, y: y, width: 390, height: 44))
    }
    func around(_ key: String, _ section: Int, y: Double) -> Appearance { shown(key, Slot(section: section, item: -1), y: y) }
    var step = StepTrace(
      index: 0, interaction: .open, title: "the screen opens",
      checkpoint: [
        shown("a", Slot(section: 0, item: 0), y: 30), shown("b", Slot(section: 0, item: 1), y: 74),
        shown("c", Slot(section: 1, item: 0), y: 148),
      ])
    step.supplementary = [around("header 1", 0, y: 0), around("header 2", 1, y: 118), around("footer 2", 1, y: 192)]
    let heads = AppearanceText.of(step, as: .text).split(separator: "\n").dropFirst().compactMap {
      $0.firstMatch(of: /\((.*?)\)/)?.1
    }
    #expect(heads == ["header 1", "a", "b", "header 2", "c", "footer 2"])
  }

  @Test("one step only")
  func oneStep() {
    #expect(AppearanceText.of(trace, step: 1, as: .text) == "step 1: scroll to the end\n  nothing is visible\n")
    #expect(AppearanceText.of(trace, step: 7, as: .text) == "")
  }
}
