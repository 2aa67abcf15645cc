import UIKit

struct Manuscript {
  let id: Int
  let title: String
  let notes: String
}

/// Old books; a tap shows what is known about one. Which are open is kept by id, not in cells.
final class ManuscriptsViewController: UICollectionViewController {
  private var manuscripts = (1...30).map { number in
    Manuscript(
      id: number, title: "Codex \(number)",
      notes: (0...number % 4).map { "Leaf \($0) of codex \(number)." }.joined(separator: "\n"))
  }
  private var open: Set<Int> = []
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  init() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
      guard let self, let manuscript = manuscripts.first(where: { $0.id == id }) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = manuscript.title
      content.secondaryText = open.contains(id) ? manuscript.notes : nil
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    update()
  }

  func sortBackwards() {
    manuscripts.sort { $0.id > $1.id }
    update()
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(manuscripts.map(\.id))
    source.apply(snapshot)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = source.itemIdentifier(for: indexPath) else { return }
    open.formSymmetricDifference([id])
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([id])
    source.apply(snapshot)
  }
}
