import CellTrace
import Testing

@testable import CellDetectors

@Suite("fingerprints") struct FingerprintTests {
  static let finding = Finding(
    detector: "leaked-view-state", severity: .error, summary: "a", item: item("H"), itemTitle: "Gout",
    sourceItem: item("A"), sourceItemTitle: "Asthma", cellType: "App.NoteCell", cell: CellID(1),
    property: "NoteRow.isExpanded", observed: "true", expected: "false", originStep: 1,
    originPlace: SourcePlace(fileID: "App/NoteRow.swift", line: 9), seenStep: 2, seen: "b", element: "x", reuse: 1,
    evidence: ["c"], profiles: ["iOS17"])

  @Test("C.5: what may change without changing the bug keeps the fingerprint")
  func stable() {
    var other = Self.finding
    other.summary = "461 lines"
    other.item = item("J")
    other.itemTitle = "Jaundice"
    other.sourceItem = item("B")
    other.sourceItemTitle = nil
    other.cell = CellID(7)
    other.observed = "7"
    other.expected = "8"
    other.originStep = 40
    other.originPlace = SourcePlace(fileID: "App/Other.swift", line: 900)
    other.seenStep = 41
    other.seen = ""
    other.element = "y/z"
    other.reuse = 12
    other.blame = .confirmed
    other.evidence = []
    other.profiles = ["iOS18"]
    other.count = 17
    other.severity = .warning
    #expect(Fingerprint.of(other) == Fingerprint.of(Self.finding))
  }

  @Test("detector, cell type, property and shape each change it")
  func distinguishing() {
    var variants = [Self.finding, Self.finding, Self.finding, Self.finding, Self.finding]
    variants[1].detector = "leaked-appearance"
    variants[2].cellType = "App.OtherCell"
    variants[3].property = "NoteRow.isLiked"
    variants[4].shape = ["missing"]
    #expect(Set(variants.map { Fingerprint.of($0) }).count == 5)
  }

  @Test("parts can't run into one another")
  func separated() {
    var left = Self.finding
    var right = Self.finding
    left.cellType = "App.A"
    left.property = "B.c"
    right.cellType = "App.AB"
    right.property = ".c"
    #expect(Fingerprint.of(left) != Fingerprint.of(right))
  }

  @Test("it is the same in every process: FNV-1a over the parts")
  func constant() { #expect(Fingerprint.of(Self.finding) == "0ff74a86d0577d8c") }

  @Test("with nothing of the app's own, the scenario tells findings apart")
  func fallback() {
    var bare = Self.finding
    bare.property = ""
    #expect(Fingerprint.of(bare, scenario: "a") != Fingerprint.of(bare, scenario: "b"))
    #expect(Fingerprint.of(Self.finding, scenario: "a") == Fingerprint.of(Self.finding, scenario: "b"))
  }

  @Test(
    "names without what changes from build to build",
    arguments: [
      ("UILabel[2].text", "UILabel[x].text"), ("App.(unknown context at $7f12ab).NoteCell", "App.NoteCell"),
      ("App.Cell<Swift.Array<Swift.Int>>", "App.Cell<Swift.Array<Swift.Int>>"), ("[String]", "[String]"),
      ("(A, [3])", "(A, [x])"), ("open[", "open["), ("Cell2", "Cell2"),
      ("A.(unknown context at $1).B<C.(unknown context at $2).D>", "A.B<C.D>"),
    ])
  func normalized(name: String, expected: String) { #expect(Fingerprint.normalized(name) == expected) }
}
