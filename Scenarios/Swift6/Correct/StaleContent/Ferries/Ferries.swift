import UIKit

struct Ferry {
  enum Kind { case scheduled, cancelled }
  let id: String
  var delay: Int
  var kind = Kind.scheduled
}

final class CancelledFerryCell: UICollectionViewListCell {}

/// A new delay is the same cell with another text; a cancelled trip is another kind of cell.
final class FerriesViewController: UIViewController {
  private var ferries = (1...36).map { Ferry(id: "Ferry \($0)", delay: $0 % 4) }
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    view.addSubview(list)
    let scheduled = UICollectionView.CellRegistration<UICollectionViewListCell, Ferry> { cell, _, ferry in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = ferry.id
      content.secondaryText = ferry.delay == 0 ? nil : "\(ferry.delay) min late"
      cell.contentConfiguration = content
    }
    let cancelled = UICollectionView.CellRegistration<CancelledFerryCell, Ferry> { cell, _, ferry in
      var content = UIListContentConfiguration.cell()
      content.text = ferry.id + " does not run"
      content.textProperties.color = .systemRed
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "cancelled")]
    }
    dataSource = .init(collectionView: list) { [unowned self] list, indexPath, id in
      guard let ferry = ferries.first(where: { $0.id == id }) else { return nil }
      switch ferry.kind {
      case .scheduled: return list.dequeueConfiguredReusableCell(using: scheduled, for: indexPath, item: ferry)
      case .cancelled: return list.dequeueConfiguredReusableCell(using: cancelled, for: indexPath, item: ferry)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["today"])
    snapshot.appendItems(ferries.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func delay() {
    var changed: [String] = []
    for index in stride(from: 0, to: ferries.count, by: 3) {
      ferries[index].delay += 5
      changed.append(ferries[index].id)
    }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(changed.filter { id in ferries.contains { $0.id == id && $0.kind == .scheduled } })
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func cancel() {
    ferries[1].kind = .cancelled
    ferries[30].kind = .cancelled
    var snapshot = dataSource.snapshot()
    snapshot.reloadItems([ferries[1].id, ferries[30].id])
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
