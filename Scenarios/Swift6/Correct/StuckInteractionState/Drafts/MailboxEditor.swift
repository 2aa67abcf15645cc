import UIKit

struct Draft: Identifiable, Sendable {
  let id: UUID
  let subject: String
}

/// Several rows are picked in edit mode and deleted together.
final class DraftsViewController: UICollectionViewController {
  private var drafts = (1...46).map { Draft(id: UUID(), subject: "Draft \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Draft.ID>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    navigationItem.rightBarButtonItem = editButtonItem
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelectionDuringEditing = true
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Draft> { cell, _, draft in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = draft.subject
      content.secondaryText = "not sent"
      cell.contentConfiguration = content
      cell.accessories = [.multiselect(displayed: .whenEditing), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    dataSource = .init(collectionView: collectionView) { [weak self] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: self?.drafts.first { $0.id == id })
    }
    apply()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !isEditing else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  func deletePicked() {
    let picked = Set((collectionView.indexPathsForSelectedItems ?? []).compactMap(dataSource.itemIdentifier))
    drafts.removeAll { picked.contains($0.id) }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Draft.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(drafts.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
