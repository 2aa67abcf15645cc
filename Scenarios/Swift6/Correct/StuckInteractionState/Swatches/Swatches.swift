import UIKit

/// Cloth samples. A cell makes its look from its state, and the order can be changed by hand.
final class SwatchesViewController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>!
  private var swatches = (1...24).map { "Cloth \($0)" }

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = false
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cloth"
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView.allowsMultipleSelectionDuringEditing = true
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = UIListContentConfiguration.cell()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.multiselect(), .reorder()]
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = state.isSelected && state.isEditing ? "\(name), taken" : name
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = state.isReordering ? .systemGray4 : state.isSelected ? .systemYellow : .systemBackground
        cell.backgroundConfiguration = background
      }
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [weak self] in self?.swatches = $0.finalSnapshot.itemIdentifiers }
    update()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  func cut() {
    swatches.removeFirst()
    update()
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(swatches)
    source.apply(snapshot)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if !isEditing { collectionView.deselectItem(at: indexPath, animated: true) }
  }
}
