import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// A diffable list of any identifiers, for tests.
@MainActor final class IdentifiedScreen<Item: Hashable & Sendable> {
  let window: UIWindow
  let list: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, Item>

  init(_ items: [Item]) {
    RunState.begin()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    list = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, _ in
      list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    window.addSubview(list)
    window.isHidden = false
    show(items)
  }

  func show(_ items: [Item]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    HostLoop.runFrames()
  }

  /// What a change says about identities.
  func noted(_ body: () -> Void) -> [String] {
    lines(recording(body).events).filter { $0.hasPrefix("reidentified") || $0.hasPrefix("identifiers") }
  }
}

/// An object whose hash follows a title that can change.
final class TitledObject: Hashable, @unchecked Sendable, CustomStringConvertible {
  var title: String
  init(_ title: String) { self.title = title }
  static func == (left: TitledObject, right: TitledObject) -> Bool { left.title == right.title }
  func hash(into hasher: inout Hasher) { hasher.combine(title) }
  var description: String { title }
}

/// An object that is known by a stored id, whatever its title.
final class KnownObject: Hashable, @unchecked Sendable {
  let id: Int
  var title: String
  init(_ id: Int, _ title: String) {
    self.id = id
    self.title = title
  }
  static func == (left: KnownObject, right: KnownObject) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Suite("Identifiers that change", .serialized)
@MainActor
struct IdentifierTests {
  @Test("DIF-X08 an object whose hash changed is noticed once, at the next look at the snapshot")
  func changedHash() {
    let objects = [TitledObject("a"), TitledObject("b")]
    let screen = IdentifiedScreen(objects)
    #expect(screen.noted { screen.source.checkIdentifiers() } == [])
    objects[1].title = "c"
    #expect(screen.noted { _ = screen.source.snapshot() } == ["identifiers changed: #2 and 0 more"])
    #expect(screen.noted { screen.source.checkIdentifiers() } == [])
    #expect(ListProbe.probes(in: screen.window)[0].items().map(\.item.key) == ["#1", "#2"], "it is the same item still")
  }

  @Test("DIF-X08 applying it again ends the app with UIKit's text")
  func applyingChanged() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        FaultPrinter.install()
        let objects = [TitledObject("a"), TitledObject("b")]
        let screen = IdentifiedScreen(objects)
        objects[1].title = "c"
        screen.show(objects)
      }
    }
    #expect(
      said(
        "[DIF-X08] Diffable data source detected item identifiers that are equal but have different hash values. Two identifiers "
          + "which compare as equal must return the same hash value. You must fix this in the Hashable (Swift) or hash property "
          + "(Objective-C) implementation for the type of these identifiers. Identifiers that are equal but have different hash "
          + "values: (\n    c\n)", ended))
    #expect(said("[cause] apply(_:animatingDifferences:completion:) ⟨changedHash([\"c\"])⟩", ended))
  }

  /// Equal by the address alone, hashed with the balance.
  struct Account: Hashable {
    var address: String
    var balance: Int
    static func == (left: Account, right: Account) -> Bool { left.address == right.address }
  }

  @Test("DIF-X08 a value that equals the one before and hashes otherwise ends the app")
  func equalValues() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        FaultPrinter.install()
        let screen = IdentifiedScreen([Account(address: "a", balance: 1), Account(address: "b", balance: 2)])
        screen.show([Account(address: "a", balance: 1), Account(address: "b", balance: 5)])
      }
    }
    #expect(
      said("[DIF-X08] Diffable data source detected item identifiers that are equal but have different hash values.", ended))
  }

  @Test("DIF-X08 equal values that come anew, move, or change their hash at another place are let through")
  func otherValues() {
    let screen = IdentifiedScreen([Account(address: "a", balance: 1), Account(address: "b", balance: 2)])
    screen.show([Account(address: "a", balance: 1), Account(address: "b", balance: 2)])
    screen.show([Account(address: "c", balance: 3), Account(address: "a", balance: 1), Account(address: "b", balance: 2)])
    #expect(screen.source.snapshot().itemIdentifiers.map(\.address) == ["c", "a", "b"])
  }

  @Test("an object that hashes by a stored id may change as it likes; so may what a value holds beside it")
  func knownObject() {
    struct Box: Hashable { var object: KnownObject }
    let objects = [KnownObject(1, "a"), KnownObject(2, "b")]
    let screen = IdentifiedScreen(objects.map { Box(object: $0) })
    objects[0].title = "z"
    #expect(screen.noted { screen.show(objects.map { Box(object: $0) }) } == [])
  }

  @Test("DIF-X08 a value that holds such an object changes with it")
  func changedInside() {
    struct Box: Hashable { var object: TitledObject }
    let object = TitledObject("a")
    let screen = IdentifiedScreen([Box(object: object)])
    object.title = "b"
    #expect(screen.noted { screen.source.checkIdentifiers() }.count == 1)
  }
}

@Suite("Rows that come back under other identifiers", .serialized)
@MainActor
struct ReidentifiedTests {
  struct Note: Identifiable, Hashable {
    var id: Int
    var text: String
    var isDone = false
  }
  struct Born: Hashable {
    let id = UUID()
    var text: String
  }
  enum Row: Hashable {
    case header
    case note(Note)
    case loading(UUID)
  }

  @Test("DIF-09 a whole value as identifier: an edit is noted with the fields that changed")
  func edited() {
    let screen = IdentifiedScreen([Note(id: 1, text: "a"), Note(id: 2, text: "b")])
    let noted = screen.noted { screen.show([Note(id: 1, text: "a"), Note(id: 2, text: "b", isDone: true)]) }
    #expect(noted.count == 1 && noted[0].contains("sameID(changed: [\\\"isDone\\\"])") && noted[0].hasSuffix(" kept 0"))
  }

  /// Known by no id: its name tells it from the others.
  struct Ingredient: Hashable {
    var isBought = false
    var name: String
  }

  @Test("DIF-09 a whole value without an id is known by the field that no two rows share")
  func withoutID() {
    let screen = IdentifiedScreen(["Milk", "Tea", "Salt"].map { Ingredient(name: $0) })
    let bought = [Ingredient(name: "Milk"), Ingredient(isBought: true, name: "Tea"), Ingredient(name: "Salt")]
    let edit = screen.noted { screen.show(bought) }
    #expect(edit.count == 1 && edit[0].contains("sameID(changed: [\\\"isBought\\\"])"), "\(edit)")
    let renamed = screen.noted { screen.show([bought[0], Ingredient(isBought: true, name: "Green tea"), bought[2]]) }
    #expect(renamed == [], "nothing says that it is the same row")
    let twice = IdentifiedScreen([Ingredient(name: "Milk"), Ingredient(isBought: true, name: "Milk"), Ingredient(name: "Tea")])
    let changed = twice.noted {
      twice.show([Ingredient(name: "Milk"), Ingredient(isBought: true, name: "Milk"), Ingredient(isBought: true, name: "Tea")])
    }
    #expect(changed == [], "two rows share each field")
  }

  @Test("DIF-09 a value inside an enum case too; another case is another row")
  func insideEnum() {
    let screen = IdentifiedScreen<Row>([.header, .note(Note(id: 1, text: "a")), .loading(UUID())])
    let edit = screen.noted { screen.show([.header, .note(Note(id: 1, text: "b")), .loading(UUID())]) }
    #expect(edit.count == 1 && edit[0].contains("sameID(changed: [\\\"text\\\"])"))
    #expect(screen.noted { screen.show([.header, .loading(UUID())]) } == [], "the note is gone, and a footer came anew")
  }

  @Test("an id made anew is noted with the rows that stayed")
  func born() {
    let first = Born(text: "a")
    let screen = IdentifiedScreen([first, Born(text: "b")])
    #expect(
      screen.noted { screen.show([Born(text: "a"), Born(text: "b")]) } == [
        "reidentified [\"#1→#3 sameFields(but: \\\"id\\\")\", \"#2→#4 sameFields(but: \\\"id\\\")\"] kept 0"
      ])
    let kept = Born(text: "k")
    screen.show([kept, Born(text: "b")])
    #expect(screen.noted { screen.show([kept, Born(text: "b")]) }.first?.hasSuffix("kept 1") == true)
    #expect(screen.noted { screen.show([Born(text: "x"), Born(text: "y")]) } == [], "other rows")
  }

  @Test("bare UUIDs say nothing but that all of them changed; numbers and texts say nothing at all")
  func bare() {
    let screen = IdentifiedScreen([UUID(), UUID()])
    let kept = UUID()
    #expect(screen.noted { screen.show([kept, UUID()]) } == ["reidentified [] kept 0"])
    #expect(screen.noted { screen.show([kept, UUID()]) } == [])
    let texts = IdentifiedScreen(["a", "b"])
    #expect(texts.noted { texts.show(["c", "d"]) } == [])
  }

  @Test("objects made anew are known by their fields")
  func objects() {
    final class Model: NSObject, @unchecked Sendable {
      let name: String
      init(_ name: String) { self.name = name }
    }
    let screen = IdentifiedScreen([Model("a"), Model("b")])
    #expect(
      screen.noted { screen.show([Model("a"), Model("b")]) } == [
        "reidentified [\"#1→#3 sameFields(but: \\\"\\\")\", \"#2→#4 sameFields(but: \\\"\\\")\"] kept 0"
      ])
  }
}
