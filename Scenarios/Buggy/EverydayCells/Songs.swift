import UIKit

/// Songs in an order of one's own, which a drag mixes up: it swaps two.
class SongsViewController: RowsViewController {
  var songs = (1...20).map { "Song \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.setEditing(true, animated: false)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = songs[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    songs.swapAt(source.row, destination.row)
  }
}

/// The same, taken out and put in.
final class OrderedSongsViewController: SongsViewController {
  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    songs.insert(songs.remove(at: source.row), at: destination.row)
  }
}

/// Guests whose rows are coloured when they are chosen, by a handler that knows the row's first place.
final class GuestsViewController: UIViewController {
  private var guests = (1...30).map { "Guest \($0)" }
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    apply()
  }

  func add() {
    guests.insert("New guest", at: 0)
    apply()
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, indexPath, _ in
      cell.configurationUpdateHandler = { [unowned self] cell, state in
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = guests[indexPath.item]
        content.textProperties.color = state.isSelected ? .systemBlue : .label
        cell.contentConfiguration = content
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, indexPath, guest in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: guest)
    }
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(guests)
    dataSource.apply(snapshot)
  }
}
