import CellTrace
import Testing

@testable import CellDetectors

@Suite("findings of a search that are one bug")
struct SharedRootTests {
  private func finding(
    _ detector: String, cell: String = "App.LotCell", property: String = "UILabel.text", severity: Severity = .error,
    place: SourcePlace? = nil, element: String? = nil, evidence: [String] = [], shape: [String] = []
  ) -> Finding {
    Finding(
      detector: detector, severity: severity, summary: "\(detector) \(property)", item: ItemID(list: 0, key: "A"), itemTitle: "A",
      cellType: cell, property: property, observed: "", expected: "", originPlace: place, seenStep: 1, element: element,
      evidence: evidence, shape: shape)
  }

  private let start = FindingText.startedIn(CodeMark(.function, [1]))

  @Test("results of one piece of work are one, and work that goes on is behind them")
  func work() {
    let lasting = finding("unbalanced-lifecycle", property: "", severity: .warning, shape: ["goes on"])
    let text = finding("late-async-result", evidence: [start])
    let color = finding("late-async-result", property: "UILabel.textColor", evidence: [start])
    let other = finding(
      "late-async-result", property: "UIImageView.image", evidence: [FindingText.startedIn(CodeMark(.function, [2]))])
    #expect(SharedRoot.groups(of: [lasting, text, color]) == [[1, 0, 2]])
    #expect(SharedRoot.groups(of: [text, other]) == [[0], [1]])
  }

  @Test("another cell is another bug, and so is work without a place")
  func apart() {
    let here = finding("late-async-result", evidence: [start])
    let there = finding("late-async-result", cell: "App.OtherCell", evidence: [start])
    #expect(SharedRoot.groups(of: [here, there]) == [[0], [1]])
    #expect(SharedRoot.groups(of: [finding("late-async-result"), finding("late-async-result")]) == [[0], [1]])
  }

  @Test("what one line set is one bug; the one that leads to it stands for it")
  func line() {
    let place = SourcePlace(fileID: "App/Lots.swift", line: 12)
    let lost = finding("lost-view-state", severity: .warning, place: place)
    let leak = finding("leaked-view-state", place: place)
    #expect(SharedRoot.groups(of: [lost, leak]) == [[1, 0]])
    #expect(SharedRoot.groups(of: [finding("lost-view-state"), finding("leaked-view-state")]) == [[0], [1]])
  }

  @Test("properties of one view that stay are one, those of two views are two")
  func view() {
    let color = finding("leaked-appearance", property: "UILabel.textColor", element: "LotCell/contentView/UILabel")
    let alignment = finding("leaked-appearance", property: "UILabel.textAlignment", element: "LotCell/contentView/UILabel")
    let image = finding("leaked-appearance", property: "UIImageView.image", element: "LotCell/contentView/UIImageView")
    #expect(SharedRoot.groups(of: [color, image, alignment]) == [[0, 2], [1]])
  }

  @Test("what ends the app at one line for one reason is one bug, whatever row was touched, and how")
  func end() {
    func ended(_ line: Int?, _ reason: String, cell: String) -> Finding {
      var result = finding("invalid-update", cell: cell, evidence: [reason], shape: ["LC-X02"])
      result.anchors = line.map { [Finding.Anchor(.call, SourcePlace(fileID: "App/Lots.swift", line: $0))] }
      return result
    }
    let tapped = ended(12, "made while the list asked", cell: "App.LotCell")
    #expect(SharedRoot.groups(of: [tapped, ended(12, "made while the list asked", cell: "App.OtherCell")]) == [[0, 1]])
    #expect(SharedRoot.groups(of: [tapped, ended(14, "made while the list asked", cell: "App.LotCell")]) == [[0], [1]])
    #expect(SharedRoot.groups(of: [tapped, ended(12, "not registered", cell: "App.LotCell")]) == [[0], [1]])
    #expect(SharedRoot.groups(of: [ended(nil, "a", cell: "A"), ended(nil, "a", cell: "A")]) == [[0], [1]])
  }

  @Test("what else came of a bug is told below it")
  func told() {
    let root = SharedRoot.told(
      finding("late-async-result", evidence: ["why"]), consequences: [finding("late-async-result", property: "UILabel.textColor")]
    )
    #expect(root.evidence == ["why", "the same bug shows as [late-async-result] late-async-result UILabel.textColor"])
  }
}
