import CellHarness
import CellTrace
import Testing

@testable import CellExplorer

@Suite("Choices of a walk") struct WalkChooserTests {
  private let offers: [Offer] = [
    Offer(.mutate("add"), .mutate), Offer(.scrollToEnd, .scroll), Offer(.scrollToTop, .scroll),
    Offer(.simulateMemoryWarning, .memoryWarning), Offer(.enterBackground, .background),
  ]

  private func script(seed: UInt64, kinds: Set<Offer.Kind>, refused: Set<String> = [], steps: Int = 200) -> [Offer] {
    var chooser = WalkChooser(WalkChoices(seed: seed, steps: steps, kinds: kinds, refused: refused))
    return (0..<steps).compactMap { _ in chooser.choose(among: offers) }
  }

  @Test("the same seed makes the same choices, another one others")
  func seeds() {
    let all = Set(Offer.Kind.allCases)
    #expect(script(seed: 3, kinds: all) == script(seed: 3, kinds: all))
    #expect(script(seed: 3, kinds: all) != script(seed: 4, kinds: all))
  }

  @Test("only kinds that are enabled are chosen, in proportion to their weight")
  func kinds() {
    let chosen = script(seed: 1, kinds: [.mutate, .memoryWarning], steps: 900)
    #expect(Set(chosen.map(\.kind)) == [.mutate, .memoryWarning])
    let warnings = chosen.filter { $0.kind == .memoryWarning }.count
    // At most a ninth of 900 by weight; sequences that are followed have none.
    #expect((5...170).contains(warnings))
  }

  @Test("where nothing enabled is possible, what is possible is done: an alert is answered")
  func nothingEnabled() {
    #expect(script(seed: 1, kinds: [.tapItem], steps: 5).count == 5)
  }

  @Test("what was refused before is tried again, but seldom")
  func refused() {
    let chosen = script(seed: 1, kinds: [.mutate, .scroll], refused: ["scroll"], steps: 1_000)
    let scrolls = chosen.filter { $0.kind == .scroll }.count
    #expect(scrolls > 0)
    #expect(scrolls < 100)
  }

  @Test("where no changes are declared, the screen's own buttons stand in for them")
  func undeclaredChanges() {
    let add = Offer(.tap(.showing("Add")), .tapBar, on: "Add")
    let wait = Offer(.wait(3), .wait)
    let change = Temptation.Wish.any([.mutate])
    #expect(change.meant(among: [add, wait], last: nil) == [add])
    #expect(change.meant(among: [wait], last: nil) == [wait])
    #expect(change.meant(among: offers + [add], last: nil) == [offers[0]])
    #expect(change.meant(among: [add, wait], last: nil, changers: ["wait"]) == [add, wait])
    // Where changes are declared, a button that was seen to give the list other rows is one of them.
    #expect(change.meant(among: offers + [add], last: nil, changers: [add.key]) == [offers[0], add])
    // Time changes the more the more of it passes.
    #expect(change.meant(among: [Offer(.wait(20), .wait), wait], last: nil) == [Offer(.wait(20), .wait)])
  }

  @Test("what was seen to open something, or to give a list other rows, is mostly what a sequence asks for")
  func proven() throws {
    let taps = (1...9).map { Offer(.tap(.showing("Row \($0)")), .tapItem, on: "Row") }
    let swipe = Offer(.swipe(.showing("Row 1"), .trailing), .swipeTrailing, on: "Row")
    let place = try #require(Temptation.all.firstIndex { $0.first == .any([.swipeTrailing, .swipeLeading, .openMenu]) })
    let menu = Offer(.openMenu(.showing("Row 1")), .openMenu, on: "Row")
    func first(_ openers: Set<String>) -> [Offer] {
      (1...UInt64(40)).compactMap { seed in
        var chooser = WalkChooser(
          WalkChoices(
            seed: seed, steps: 1, kinds: Set(Offer.Kind.allCases), openers: openers, temptation: place))
        return chooser.choose(among: taps + [swipe, menu])
      }
    }
    #expect(first([swipe.key]).count { $0 == swipe } > 28)
    #expect(first([menu.key]).count { $0 == menu } > 28)
  }

  @Test("an alert that an action puts in front is answered, and the sequence goes on behind it")
  func goesOnBehindAnAlert() throws {
    let toggle = Offer(.toggle(.showing("Row 1"), .path("switch")), .toggle, on: "Row")
    let scrolls = [Offer(.scrollBy(2000), .scroll), Offer(.scrollBy(-2000), .scroll)]
    let thanks = Offer(.tapAlert("Thanks"), .answerAlert, on: "Thanks")
    let place = try #require(Temptation.all.firstIndex { $0.count == 3 && $0[1] == .away && $0[2] == .back })
    for seed in 1...UInt64(20) {
      var chooser = WalkChooser(WalkChoices(seed: seed, steps: 4, kinds: Set(Offer.Kind.allCases), temptation: place))
      #expect(chooser.choose(among: scrolls + [toggle]) == toggle)
      #expect(chooser.choose(among: [thanks]) == thanks)
      #expect(chooser.choose(among: scrolls + [toggle]) == scrolls[0])
      #expect(chooser.choose(among: scrolls + [toggle]) == scrolls[1])
    }
  }

  @Test("a form is filled in field by field, each of them once and none of them with nothing, before it is saved")
  func fillsIn() throws {
    let names = ["Name", "Age", "Phone"]
    let fields = names.flatMap { name in
      ["e", "12", ""].map { Offer(.type($0, .showing(name), nil, clearing: true), .type, on: name) }
    }
    let save = Offer(.tap(.showing("Save")), .tapBar, on: "Save")
    let place = try #require(Temptation.ofFilling.first { Temptation.all[$0].contains(.fillIn) && Temptation.all[$0].count == 3 })
    #expect(Temptation.length(of: place) > 3)
    let add = Offer(.tap(.showing("Add")), .tapBar, on: "Add")
    for seed in 1...UInt64(20) {
      var chooser = WalkChooser(WalkChoices(seed: seed, steps: 5, kinds: Set(Offer.Kind.allCases), temptation: place))
      #expect(chooser.choose(among: [add]) == add)
      let typed = (0..<3).compactMap { _ in chooser.choose(among: fields + [save]) }
      #expect(Set(typed.map(\.subject)) == Set(names))
      #expect(typed.allSatisfy { $0.filledField != nil })
      #expect(chooser.choose(among: fields + [save]) == save)
    }
  }

  @Test("on a screen that a row led to, half of the walks use two of its controls before they go back")
  func usesWhatWasOpened() {
    let row = Offer(.tap(.showing("Row 1")), .tapItem, on: "Row")
    let controls = ["Favourite", "Visited", "Back"].map { Offer(.tap(.showing($0)), .tapBar, on: $0) }
    var both = 0
    for seed in 1...UInt64(200) {
      var chooser = WalkChooser(WalkChoices(seed: seed, steps: 3, kinds: [.tapItem, .tapBar]))
      _ = chooser.choose(among: [row])
      let used = [chooser.choose(among: controls), chooser.choose(among: controls)]
      if used.allSatisfy({ $0 != nil && $0 != controls[2] }) { both += 1 }
    }
    // By chance alone it would be 88.
    #expect(both > 120)
  }
}
