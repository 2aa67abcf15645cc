// Compiled by ClientTests in both language modes: what apps write about lists, with no `override` or argument too many.
import UIKit

final class TaggedLayout: UICollectionViewCompositionalLayout {
  init() {
    super.init(sectionProvider: { _, environment in
      NSCollectionLayoutSection.list(using: .init(appearance: .plain), layoutEnvironment: environment)
    })
  }
  init(section: NSCollectionLayoutSection, tag: Int) { super.init(section: section) }
  required init?(coder: NSCoder) { fatalError() }
}

final class StretchyTransition: UICollectionViewTransitionLayout {
  override var currentLayout: UICollectionViewLayout { super.currentLayout }
}

final class OwnSize: NSCollectionLayoutSize {
  override var widthDimension: NSCollectionLayoutDimension { .fractionalWidth(1) }
}

/// Made where no actor is known, as values of plain types are.
func accessories() -> [UICellAccessory] { [.checkmark(), .disclosureIndicator(), .delete(displayed: .always)] }
struct Registrations {
  var cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
  var header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: "header") { _, _, _ in }
  var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  func accessories(isOn: Bool) -> [UICellAccessory] {
    let tapped: UICellAccessory.ActionHandler = {}
    let options = UICellAccessory.ReorderOptions(showsVerticalSeparator: nil)
    let width: UICellAccessory.LayoutDimension = options.reservedLayoutWidth
    let label = UICellAccessory.LabelOptions(isHidden: false, reservedLayoutWidth: width, tintColor: nil, font: nil)
    return isOn ? [.detail(actionHandler: tapped), .label(text: "3", options: label)] : [.reorder(options: options)]
  }
}

final class SectionedSource: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    var snapshot = snapshot()
    snapshot.deleteItems([indexPath.row])
    apply(snapshot)
    apply(snapshot, animatingDifferences: true)
    apply(snapshot, animatingDifferences: true) {}
  }
}

final class FoldedList: UICollectionViewController, UIGestureRecognizerDelegate, UITableViewDelegate {
  @ViewLoading var titleLabel: UILabel

  override func loadView() {
    super.loadView()
    titleLabel = UILabel()
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { false }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
  func tableView(
    _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableView.visibleCells.first.map { UITargetedPreview(view: $0) }
  }

  func fill() {
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["a", "b"])
    section.append(["c"], to: "a")
    section.expand(section.items)
    _ = section.snapshot(of: "a")
    collectionView.performBatchUpdates({ collectionView.insertItems(at: [IndexPath(item: 0, section: 0)]) })
    collectionView.performBatchUpdates(nil)
    collectionView.setCollectionViewLayout(TaggedLayout(), animated: true)
    let spacing = NSCollectionLayoutSpacing.flexible(8)
    if spacing.isFlexible, !spacing.isFixed { collectionView.reloadData() }
    let header = collectionView.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
    _ = header.flatMap { collectionView.indexPath(forSupplementaryView: $0) }
  }
}
