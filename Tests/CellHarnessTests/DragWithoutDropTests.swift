import CellHarness
import CellRuns
import CellTrace
import Testing
import UIKit

/// Medals that are dragged without edit mode: the table has a drag delegate, and its data source moves rows; the last one is fixed.
struct MedalScreen: CellScreen {
  private let controller = MedalViewController()
  var rootViewController: UIViewController { controller }
  var mutations: [CellHarness.Mutation] { [Mutation("a medal comes first") { [controller] in controller.add() }] }
}

private final class MedalViewController: UITableViewController, UITableViewDragDelegate {
  private var medals = ["Gold", "Silver", "Bronze", "Tin"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
  }

  func add() {
    medals.insert("Platinum", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { medals.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = medals[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { medals[indexPath.row] != "Tin" }
  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    medals.insert(medals.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  {
    [UIDragItem(itemProvider: NSItemProvider())]
  }
}

/// Tiles of a collection view controller, which move by its own gesture.
struct TileScreen: CellScreen {
  private let controller = TileViewController(collectionViewLayout: UICollectionViewFlowLayout())
  var rootViewController: UIViewController { controller }
}

private final class TileViewController: UICollectionViewController {
  private var letters = ["A", "B", "C", "D"]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { letters.count }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = letters[indexPath.item]
    (cell as? UICollectionViewListCell)?.contentConfiguration = content
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    letters[indexPath.item] != "D"
  }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

/// Parts of a song, of which the first one is fixed by the handlers of a diffable data source.
struct SongScreen: CellScreen {
  private let controller = SongViewController(collectionViewLayout: UICollectionViewFlowLayout())
  var rootViewController: UIViewController { controller }
}

private final class SongViewController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, part in
      var content = UIListContentConfiguration.cell()
      content.text = part
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { list, place, part in
      list.dequeueConfiguredReusableCell(using: registration, for: place, item: part)
    }
    source.reorderingHandlers.canReorderItem = { $0 != "Intro" }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Intro", "Verse", "Coda"])
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }
}

@Suite("Rows that are dragged where nobody takes drops")
struct DragWithoutDropTests {
  private func titles(_ screen: any CellScreen.Type, _ script: [Interaction]) throws -> [String] {
    let trace = try Runner(screen).run(script, RunConfiguration())
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.map(\.title) ?? []
  }

  @Test("DND-22: a drag delegate and a data source that moves rows are enough, without edit mode")
  func table() throws {
    #expect(
      try titles(MedalScreen.self, [.drag(.showing("Gold"), .after(.showing("Bronze")))]) == ["Silver", "Bronze", "Gold", "Tin"])
    #expect(
      try titles(MedalScreen.self, [.lift(.showing("Bronze")), .drop(.before(.showing("Gold")))]) == [
        "Bronze", "Gold", "Silver", "Tin",
      ])
    #expect(try titles(MedalScreen.self, [.drag(.showing("Gold"), .outside)]) == ["Gold", "Silver", "Bronze", "Tin"])
  }

  @Test("DND-22: a row that the data moved while the finger had it goes from where it is")
  func moved() throws {
    let script: [Interaction] = [.lift(.showing("Silver")), .mutate("a medal comes first"), .drop(.before(.showing("Platinum")))]
    #expect(try titles(MedalScreen.self, script) == ["Silver", "Platinum", "Gold", "Bronze", "Tin"])
  }

  private func reason(_ screen: any CellScreen.Type, _ script: [Interaction]) throws -> String {
    let trace = try Runner(screen).run(script, RunConfiguration())
    if case .stepFailed(_, let reason) = trace.end { return reason }
    return "\(trace.end)"
  }

  @Test("DND-22: a row that may not be moved goes back, and the failure names the method that said so")
  func fixed() throws {
    let refused = "canMoveRowAt of the data source does not let it be moved. Return true for it"
    let before = DropPlace.before(.showing("Gold"))
    #expect(try reason(MedalScreen.self, [.drag(.showing("Tin"), before)]).hasSuffix("can't be dragged: \(refused)"))
    #expect(try reason(MedalScreen.self, [.lift(.showing("Tin")), .drop(before)]).hasSuffix("can't be dragged: \(refused)"))
    #expect(
      try reason(MedalScreen.self, [.setEditing(true), .reorder(.showing("Tin"), .before, .showing("Gold"))])
        .hasSuffix("can't be moved: \(refused)"))
  }

  @Test("DND-07: the same for items of a collection view, and for those of a diffable data source")
  func refusedItems() throws {
    #expect(
      try reason(TileScreen.self, [.drag(.showing("D"), .before(.showing("A")))])
        .hasSuffix("can't be moved: canMoveItemAt of the data source does not let it be moved. Return true for it"))
    #expect(
      try reason(SongScreen.self, [.drag(.showing("Intro"), .after(.showing("Verse")))]).hasSuffix(
        "can't be moved: canReorderItem of the data source's reorderingHandlers does not let it be moved. Set it, and return true for it"
      ))
    #expect(try titles(SongScreen.self, [.drag(.showing("Verse"), .after(.showing("Coda")))]) == ["Intro", "Coda", "Verse"])
  }

  @Test("DND-11: the gesture of a collection view controller answers a drag")
  func collection() throws {
    #expect(try titles(TileScreen.self, [.drag(.showing("A"), .after(.showing("C")))]) == ["B", "C", "A", "D"])
  }
}
