import CellTrace
import Testing

@testable import CellDetectors

@Suite("Rows whose names of two letters follow a caption") struct ShortNameTests {
  /// Each row says "Name:" and then who it is.
  private static func rows(_ names: [String]) -> [Appearance] {
    names.enumerated().map { place, name in
      row(name, at: place, cell: place + 1, [label("Name:"), label(name, path: "\(content)/UILabel#2")])
    }
  }

  /// The second row is deleted, after which the list shows `left`.
  private static func deletion(of names: [String], left: [String]) -> RunSet {
    let steps = [
      step(0, "show the screen", rows(names)),
      step(1, "swipe", by: .swipe(.resolved(item(names[1])), .trailing), rows(names)),
      step(2, "delete", by: .tapAction("Delete"), events: [.delegateCall("onDelete(perform:)", nil)], rows(left)),
    ]
    return RunSet(main: trace(steps), control: trace(steps))
  }

  @Test("a deletion of Bo that removes Al, or 李明, names both", arguments: [["Al", "Bo", "Cy"], ["李明", "Bo", "张伟"]])
  func removesAnother(names: [String]) {
    let found = StaleIndexAction.found(in: Self.deletion(of: names, left: Array(names.dropFirst())))
    #expect(found?.map(\.summary) == ["deleting \"Bo\" removes \"\(names[0])\""])
  }

  @Test("a deletion of Bo that removes Bo is right")
  func removesItsOwn() {
    #expect(StaleIndexAction.found(in: Self.deletion(of: ["Al", "Bo", "Cy"], left: ["Al", "Cy"])) == [])
  }
}
