import UIKit

/// The gantries that an inspector walks to, in order.
final class GantryRound {
  private(set) var stops = (1...34).map { "Gantry \($0)" }

  func ordinal(of stop: String) -> Int? { stops.firstIndex(of: stop).map { $0 + 1 } }

  func finish(_ stop: String) { stops.removeAll { $0 == stop } }

  func postpone(_ stop: String) {
    finish(stop)
    stops.append(stop)
  }
}

/// An inspector's round: each row says which stop of the round it is. Swipes finish a stop, or put it at the end of the round.
final class GantriesViewController: UIViewController {
  private let round = GantryRound()
  private var collection: UICollectionView?
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Round"
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.actions(at: $0) }
    let collection = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    self.collection = collection
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [round] cell, _, stop in
      var content = cell.defaultContentConfiguration()
      content.text = stop
      content.secondaryText = round.ordinal(of: stop).map { "Stop no. \($0)" }
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, stop in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: stop)
    }
    apply(animated: false)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(round.stops)
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }

  private func actions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let stop = dataSource?.itemIdentifier(for: indexPath) else { return nil }
    let done = UIContextualAction(style: .destructive, title: "Done") { [weak self] _, _, completion in
      self?.round.finish(stop)
      self?.apply(animated: true)
      completion(true)
    }
    let later = UIContextualAction(style: .normal, title: "Later") { [weak self] _, _, completion in
      self?.round.postpone(stop)
      self?.apply(animated: true)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [done, later])
  }
}
