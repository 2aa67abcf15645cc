import UIKit

struct Racer: Identifiable, Sendable {
  let id: Int
  var points: Int
}

/// Places and rounded ends follow the position, so every row is configured again after the order changes.
final class StandingsViewController: UICollectionViewController {
  private var racers = (1...30).map { Racer(id: $0, points: 100 - $0) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Racer.ID>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Racer.ID> {
      [unowned self] cell, indexPath, id in
      guard let place = racers.firstIndex(where: { $0.id == id }) else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = "\(place + 1). Racer \(id)"
      content.secondaryText = "\(racers[place].points)"
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = place % 2 == 0 ? .systemBackground : .secondarySystemBackground
      background.cornerRadius = place == 0 || place == racers.count - 1 ? 12 : 0
      cell.backgroundConfiguration = background
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func race() {
    for (index, bonus) in [(6, 40), (12, 45), (3, 9)] { racers[index].points += bonus }
    racers.sort { ($0.points, $1.id) > ($1.points, $0.id) }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Racer.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(racers.map(\.id))
    snapshot.reconfigureItems(racers.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
