import CellTrace
import Testing

@testable import CellHarness

@Suite("Digests of what is shown") struct DigestTests {
  private func row(_ key: String, _ text: String, flags: CellFlags = [], editing: Bool = false, ideal: Double? = nil)
    -> Appearance
  {
    let frame = TraceRect(x: 0, y: 0, width: 100, height: 44)
    var properties = [Property("text", text)]
    if editing { properties.append(Property("isEditing", "true")) }
    return Appearance(
      item: CellItemID(key: key), slot: Slot(section: 0, item: 0), cell: CellID(1), cellType: "Row", frame: frame,
      idealHeight: ideal, flags: flags, elements: [Element(path: "Row/Label", role: .text, frame: frame, properties: properties)])
  }

  @Test("equal appearances have equal digests; one property differs at one place, whichever row shows it")
  func differences() {
    let digest = ScreenDigest([row("1", "Milk"), row("2", "Bread")])
    #expect(digest == ScreenDigest([row("1", "Milk"), row("2", "Bread")]))
    let first = digest.differences(from: ScreenDigest([row("1", "Salt"), row("2", "Bread")]))
    let second = digest.differences(from: ScreenDigest([row("1", "Milk"), row("2", "Salt")]))
    #expect(first.count == 1)
    #expect(first == second)
  }

  @Test("rows that only one side shows, the keyboard, and what is unsettled are no difference")
  func ignored() {
    var waiting = row("1", "Salt")
    waiting.isUnsettled = true
    let digest = ScreenDigest([row("1", "Milk")])
    #expect(digest.differences(from: ScreenDigest([row("2", "Bread")])).isEmpty)
    #expect(digest.differences(from: ScreenDigest([row("1", "Milk", editing: true)])).isEmpty)
    #expect(digest.differences(from: ScreenDigest([waiting])).isEmpty)
    #expect(!digest.differences(from: ScreenDigest([row("1", "Milk", flags: .selected)])).isEmpty)
  }

  @Test("digests come through bytes, several behind one another")
  func bytes() {
    let one = ScreenDigest([row("1", "Milk"), row("2", "Bread", ideal: 60)])
    let two = ScreenDigest([])
    #expect(ScreenDigest.all(in: one.bytes + two.bytes + one.bytes) == [one, two, one])
  }

  private func look(_ live: [Appearance], _ rebuilt: [Appearance], items: Int = 1) throws -> RebuildCheck.Look {
    let reference = RebuildReference(step: 0, live: live, atStepEnd: nil, atStepStart: rebuilt)
    return try #require(RebuildCheck.Look(RebuildCheck.Look.bytes(of: reference), items: items, order: items))
  }

  @Test("a live row that keeps what the model has no more is stale, and only in the step in which it becomes so")
  func stale() throws {
    var check = RebuildCheck()
    check.note(try look([row("1", "Milk")], [row("1", "Milk")]))
    let after = try look([row("1", "Milk")], [row("1", "Salt")])
    let found = check.compare(after, hasActed: false)
    #expect(found.stale.count == 1)
    #expect(found.ownLook.isEmpty)
    #expect(check.compare(after, hasActed: false).stale.isEmpty)
  }

  @Test("a row that did not follow while another screen covered its list is stale when it is back")
  func covered() throws {
    for (first, count) in [("Milk", 1), ("Salt", 0)] {
      var check = RebuildCheck()
      check.note(try look([row("1", first)], [row("1", first)]))
      #expect(check.compare(try look([row("9", "Detail")], [row("9", "Detail")]), hasActed: false).stale.isEmpty)
      #expect(check.compare(try look([row("1", first)], [row("1", "Salt")]), hasActed: true).stale.count == count)
    }
  }

  @Test("a look of the row's own is lost if it is gone when the row comes back")
  func lost() throws {
    var check = RebuildCheck()
    check.note(try look([row("1", "Milk")], [row("1", "Milk")]))
    let found = check.compare(try look([row("1", "Milk ✓")], [row("1", "Milk")]), hasActed: false)
    #expect(found.stale.isEmpty)
    #expect(found.ownLook.count == 1)
    #expect(check.compareAfterScroll(ScreenDigest([row("2", "Bread")])).lost.isEmpty)
    #expect(check.compareAfterScroll(ScreenDigest([row("1", "Milk")])).lost == found.ownLook)
  }

  @Test("rows that only moved and look different count after an action, and only where items changed")
  func position() throws {
    let before = try look([row("1", "Milk ✓")], [row("1", "Milk ✓")])
    for (hasActed, items, count) in [(true, 2, 1), (false, 2, 0), (true, 1, 0)] {
      var check = RebuildCheck()
      check.note(before)
      #expect(
        check.compare(try look([row("1", "Milk")], [row("1", "Milk")], items: items), hasActed: hasActed).position.count == count)
    }
  }

  @Test("a row that has not the height of its content is suspected once")
  func size() throws {
    var check = RebuildCheck()
    check.note(try look([row("1", "Milk", ideal: 44)], [row("1", "Milk", ideal: 44)]))
    let after = try look([row("1", "Milk", ideal: 80)], [row("1", "Milk", ideal: 44)])
    #expect(check.compare(after, hasActed: false).size.count == 1)
    #expect(check.compare(after, hasActed: false).size.isEmpty)
  }
}
