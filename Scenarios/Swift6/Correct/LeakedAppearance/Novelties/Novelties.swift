import UIKit

struct Novelty {
  let id: Int
  let name: String
}

/// A badge marks what was never on screen before; it goes when the row has been seen and comes back.
final class NoveltiesViewController: UICollectionViewController {
  private var novelties = (1...40).map { Novelty(id: $0, name: "Novelty \($0)") }
  private var seen: Set<Int> = Set(1...3)
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Novelties"
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
      guard let self, let novelty = novelties.first(where: { $0.id == id }) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = novelty.name
      cell.contentConfiguration = content
      cell.accessories = seen.contains(id) ? [] : [.label(text: "NEW")]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    show()
  }

  func publish() {
    novelties.insert(Novelty(id: novelties.count + 1, name: "Novelty \(novelties.count + 1)"), at: 0)
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(novelties.map(\.id))
    dataSource?.apply(snapshot, animatingDifferences: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let id = dataSource?.itemIdentifier(for: indexPath) else { return }
    seen.insert(id)
  }
}
