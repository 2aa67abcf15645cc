import UIKit

struct Chore {
  let id: UUID
  var title: String
  var isDone: Bool
  var isUrgent: Bool
}

final class ChoresViewController: UIViewController, UICollectionViewDelegate {
  private var chores: [Chore] = (1...50).map {
    Chore(id: UUID(), title: "Chore \($0)", isDone: $0 % 4 == 0, isUrgent: $0 % 9 == 0)
  }
  private var dataSource: UICollectionViewDiffableDataSource<Int, UUID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Household"
    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    collectionView.delegate = self
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Chore> { cell, _, chore in
      var content = cell.defaultContentConfiguration()
      let attributes: [NSAttributedString.Key: Any] =
        chore.isDone
        ? [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.secondaryLabel]
        : [.foregroundColor: UIColor.label]
      content.attributedText = NSAttributedString(string: chore.title, attributes: attributes)
      content.secondaryText = chore.isUrgent ? "today!" : nil
      cell.contentConfiguration = content

      var background = UIBackgroundConfiguration.listPlainCell()
      if chore.isUrgent {
        background.backgroundColor = UIColor.systemRed.withAlphaComponent(0.15)
      }
      cell.backgroundConfiguration = background
      cell.accessories = chore.isDone ? [.checkmark()] : []
      cell.indentationLevel = chore.isUrgent ? 0 : 1
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [weak self] collectionView, path, id in
      let chore = self?.chores.first(where: { $0.id == id })
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: chore)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendSections([0])
    snapshot.appendItems(chores.map { $0.id })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let index = chores.firstIndex(where: { $0.id == id })
    else { return }
    chores[index].isDone.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reloadItems([id])
    dataSource.apply(snapshot)
  }
}
