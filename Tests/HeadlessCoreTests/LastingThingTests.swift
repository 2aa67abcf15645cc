import CellTrace
import Testing

@testable import HeadlessCore

@Suite struct LastingThingTests {
  private func timer(_ item: String?, _ origin: String = ", set in Row.start()") -> LastingThing {
    LastingThing(what: "a timer", item: item.map { ItemID(key: $0) }, origin: origin)
  }

  @Test("things that differ in their item only are one sentence; what repeats is counted")
  func texts() {
    #expect(timer("a").text == "a timer, for item a, set in Row.start()")
    #expect(LastingThing.texts(of: []) == [])
    #expect(
      LastingThing.texts(of: [timer("a"), timer(nil, ""), timer("b"), timer("c")])
        == ["a timer, for item a and 2 more, set in Row.start()", "a timer"])
    #expect(LastingThing.texts(of: [timer("a"), timer("a")]) == ["a timer, for item a, set in Row.start() (2 times)"])
    #expect(
      LastingThing.texts(of: [timer("a"), timer("b"), timer("b")])
        == ["a timer, for item a and 1 more, set in Row.start() (3 times)"])
    #expect(LastingThing.texts(of: [timer(nil), timer(nil)]) == ["a timer, set in Row.start() (2 times)"])
  }
}
