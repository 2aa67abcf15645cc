import UIKit

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
