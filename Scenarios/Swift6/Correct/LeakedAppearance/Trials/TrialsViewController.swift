import UIKit

struct Trial: Identifiable, Sendable {
  let id: Int
  let title: String
  let place: String
}

/// Studies one can take part in. Those that were opened are shown as read from then on.
final class TrialsViewController: UIViewController, UICollectionViewDelegate {
  private let trials: [Trial] = {
    let places = ["Berlin", "Hamburg", "Leipzig", "Munich"]
    return (1...48).map { Trial(id: $0, title: "Study \($0)", place: places[$0 % 4]) }
  }()
  private var opened: Set<Trial.ID> = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, Trial.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Studies"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Trial> { [unowned self] cell, _, trial in
      let isRead = opened.contains(trial.id)
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.subtitleCell().updated(for: state)
        content.text = trial.title
        content.secondaryText = trial.place
        content.textProperties.color = isRead ? .secondaryLabel : .label
        content.image = UIImage(systemName: state.isHighlighted ? "eye" : isRead ? "circle" : "circle.fill")
        cell.contentConfiguration = content
      }
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [trials] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: trials.first { $0.id == id })
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Trial.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(trials.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath), opened.insert(id).inserted else { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
