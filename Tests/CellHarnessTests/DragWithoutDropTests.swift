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
  private var letters = ["A", "B", "C"]

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
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
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

  @Test("DND-22: a row that may not be moved goes back")
  func fixed() throws {
    let trace = try Runner(MedalScreen.self).run([.drag(.showing("Tin"), .before(.showing("Gold")))], RunConfiguration())
    guard case .stepFailed = trace.end else { return #expect(Bool(false), "\(trace.end)") }
  }

  @Test("DND-11: the gesture of a collection view controller answers a drag")
  func collection() throws {
    #expect(try titles(TileScreen.self, [.drag(.showing("A"), .after(.showing("C")))]) == ["B", "C", "A"])
  }
}
