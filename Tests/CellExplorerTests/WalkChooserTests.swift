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

  @Test("an alert that asks for a text mostly gets one before it is answered, and gets it once")
  func fillsAlerts() {
    let texts = ["e", "12"].map { Offer(.typeInAlert($0, .index(0), clearing: true), .typeInAlert) }
    let save = Offer(.tapAlert("Save"), .answerAlert, on: "Save")
    let row = Offer(.tap(.showing("Row 1")), .tapItem, on: "Row")
    var (filled, twice) = (0, 0)
    for seed in 1...UInt64(200) {
      var chooser = WalkChooser(WalkChoices(seed: seed, steps: 3, kinds: [.tapItem, .answerAlert, .typeInAlert]))
      _ = chooser.choose(among: [row])
      guard chooser.choose(among: texts + [save])?.kind == .typeInAlert else { continue }
      filled += 1
      #expect(chooser.stepsBesides() <= 1)
      if chooser.choose(among: texts + [save])?.kind == .typeInAlert { twice += 1 }
    }
    #expect(filled > 120)
    #expect(twice * 2 < filled)
  }

  @Test("fields that come with a form mostly get a text, those that were there from the beginning only by chance")
  func fillsForms() {
    let add = Offer(.tap(.showing("Add")), .tapBar, on: "Add")
    let name = Offer(.type("e", .showing("Name"), nil, clearing: true), .type, on: "Name")
    let others = ["Cancel", "Save", "Help", "More"].map { Offer(.tap(.showing($0)), .tapBar, on: $0) }
    let done = Dictionary(uniqueKeysWithValues: ([name] + others).map { ($0.key, 3) })
    func filled(_ before: [Offer]) -> Int {
      (1...UInt64(200)).count { seed in
        var chooser = WalkChooser(WalkChoices(seed: seed, steps: 3, kinds: [.tapBar, .type], done: done))
        _ = chooser.choose(among: before)
        return chooser.choose(among: [name] + others) == name
      }
    }
    #expect(filled([add]) > 130)
    #expect(filled([add]) > filled([add, name]) + 15)
  }

  @Test("what a row refuses is tried on another row before the sequence is given up")
  func refusedByARow() throws {
    let swipes = (1...2).map { row in
      Offer(.swipe(.showing("Row \(row)"), .trailing), .swipeTrailing, on: "Row", item: CellItemID(list: 0, key: "\(row)"))
    }
    let wait = Offer(.wait(3), .wait, on: "3 s")
    let place = try #require(Temptation.all.firstIndex { $0.first == .first([.swipeTrailing, .openMenu]) })
    for seed in 1...UInt64(20) {
      var chooser = WalkChooser(WalkChoices(seed: seed, steps: 4, kinds: Set(Offer.Kind.allCases), temptation: place))
      #expect(chooser.choose(among: swipes + [wait]) == swipes[0])
      chooser.refuse(swipes[0])
      #expect([swipes[0], swipes[1]].contains(chooser.choose(among: swipes + [wait])))
    }
  }

  @Test("what could not be done once is tried before it is done, however often it was")
  func uncertain() {
    let row = Offer(.tap(.showing("Row 1")), .tapItem, on: "Row")
    let known = WalkChooser(WalkChoices(seed: 1, steps: 1, kinds: [], done: [row.key: 9]))
    #expect(known.isKnown(row))
    let uncertain = WalkChooser(WalkChoices(seed: 1, steps: 1, kinds: [], done: [row.key: 9], uncertain: [row.key]))
    #expect(!uncertain.isKnown(row))
  }

  @Test("what never changed anything is seldom done")
  func idle() {
    let waits = [Offer(.wait(3), .wait, on: "3 s"), Offer(.tap(.showing("Add")), .tapBar, on: "Add")]
    func waited(_ idle: Set<String>) -> Int {
      var chooser = WalkChooser(WalkChoices(seed: 1, steps: 400, kinds: [.wait, .tapBar], idle: idle))
      return (0..<400).count { _ in chooser.choose(among: waits)?.kind == .wait }
    }
    #expect(waited([]) > 60)
    #expect(waited([waits[0].key]) < 30)
  }

  @Test(
    "a mode is begun, left and begun again: what brings its buttons, and what of them leads out, was learnt")
  func modes() throws {
    func bar(_ title: String) -> Offer { Offer(.tap(.showing(title)), .tapBar, on: title) }
    func row(_ number: Int) -> Offer {
      Offer(.tap(.showing("Row \(number)")), .tapItem, on: "Row", item: CellItemID(list: 0, key: "\(number)"))
    }
    let home = [bar("Sort"), bar("Select"), row(1), row(2)]
    let mode = [bar("All"), bar("Cancel"), row(1), row(2)]
    let brings: [String: Set<String>] = [
      bar("Select").key: [bar("All").key, bar("Cancel").key], bar("Cancel").key: [bar("Sort").key, bar("Select").key],
      bar("Sort").key: [], bar("All").key: [bar("None").key],
    ]
    let done = Dictionary((home + mode).map { ($0.key, 4) }, uniquingKeysWith: { first, _ in first })
    let place = try #require(Temptation.modes(brings).first)
    var whole = 0
    for seed in 1...UInt64(100) {
      var chooser = WalkChooser(
        WalkChoices(seed: seed, steps: 6, kinds: Set(Offer.Kind.allCases), done: done, brings: brings, temptation: place))
      let begun = chooser.choose(among: home)
      let chosen = chooser.choose(among: mode)
      let left = chooser.choose(among: mode)
      let again = chooser.choose(among: home)
      let other = chooser.choose(among: mode)
      let used = chooser.choose(among: mode + [bar("Delete")])
      if begun == bar("Select"), left == bar("Cancel"), again == begun, other?.kind == .tapItem, other != chosen,
        [bar("Delete"), bar("All")].contains(used)
      {
        whole += 1
      }
    }
    // By chance alone it would be one.
    #expect(whole > 25)
  }

  @Test("a row that an open row has under it is touched next, and then what such a row allows")
  func newRows() throws {
    func row(_ name: String, _ kind: Offer.Kind = .tapItem) -> Offer {
      let item = CellItemID(list: 0, key: name)
      let interaction: Interaction = kind == .tapItem ? .tap(.resolved(item), nil) : .swipe(.resolved(item), .trailing)
      return Offer(interaction, kind, on: "Row", item: item)
    }
    func rows(_ names: [String]) -> [Offer] { names.map { row($0) } + names.map { row($0, .swipeTrailing) } }
    let closed = rows(["A", "B", "C"])
    let open = rows(["A", "A1", "A2", "A3", "B", "C"])
    let place = try #require(
      Temptation.all.firstIndex { $0.dropFirst().first == .newRow([.tapItem, .tapElement]) })
    let done = Dictionary(open.map { ($0.key, 4) }, uniquingKeysWith: { first, _ in first })
    var followed = 0
    for seed in 1...UInt64(60) {
      var chooser = WalkChooser(
        WalkChoices(seed: seed, steps: 4, kinds: Set(Offer.Kind.allCases), done: done, temptation: place))
      _ = chooser.choose(among: closed)
      let touched = chooser.choose(among: open)
      let swiped = chooser.choose(among: open)
      let isUnder = [touched, swiped].allSatisfy { $0?.item?.key.hasPrefix("A") == true && $0?.item?.key != "A" }
      if isUnder, touched?.kind == .tapItem, swiped?.kind == .swipeTrailing, touched?.item != swiped?.item { followed += 1 }
    }
    // By chance alone it would be two or three.
    #expect(followed > 50)
  }

  @Test("a row above the one that was touched is meant, any row if that is the first")
  func above() {
    let swipes = (1...3).map { row in
      Offer(.swipe(.showing("Row \(row)"), .trailing), .swipeTrailing, on: "Row", item: CellItemID(list: 0, key: "\(row)"))
    }
    let wish = Temptation.Wish.above([.swipeTrailing])
    #expect(wish.meant(among: swipes, last: swipes[2].item) == Array(swipes[..<2]))
    #expect(wish.meant(among: swipes, last: swipes[0].item) == swipes)
    #expect(wish.meant(among: swipes, last: nil) == swipes)
  }

  @Test("the first and the last row are chosen more often than by chance, controls of rows rather than what rows only show")
  func places() {
    let rows = (1...10).flatMap { row -> [Offer] in
      let item = CellItemID(list: 0, key: "\(row)")
      var button = Offer(.tap(.showing("Row \(row)"), .path("button")), .tapElement, on: "Row button", item: item)
      button.isOfControl = true
      return [Offer(.tap(.showing("Row \(row)"), .path("text")), .tapElement, on: "Row text", item: item), button]
    }
    var (ends, controls) = (0, 0)
    for seed in 1...UInt64(300) {
      var chooser = WalkChooser(WalkChoices(seed: seed, steps: 1, kinds: [.tapElement]))
      guard let chosen = chooser.choose(among: rows) else { continue }
      if [rows.first?.item, rows.last?.item].contains(chosen.item) { ends += 1 }
      if chosen.isOfControl { controls += 1 }
    }
    // By chance alone 60 and 150.
    #expect(ends > 100)
    #expect(controls > 220)
  }
}
