import CellTrace
import Foundation
import HeadlessCore

/// A table's data source that shows snapshots. Subclasses say what else a data source says: titles, what can be edited and
/// moved, what editing does.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// Makes and configures the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  public init(
    tableView: UITableView,
    cellProvider: @escaping UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider
  ) {
    self.cellProvider = cellProvider
    core = DiffableCore(tableView)
    super.init()
    tableView.dataSource = self
  }

  /// How rows come and go; only kept.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  // MARK: Applying
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    core.show(snapshot, animatingDifferences, completion)
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      core.show(snapshot, animatingDifferences) { continuation.resume() }
    }
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    core.replace(with: snapshot, completion)
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in core.replace(with: snapshot) { continuation.resume() } }
  }

  // MARK: Asking
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { core.snapshot }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { core.section(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { core.current.indexOfSection(sectionIdentifier) }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { core.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { core.indexPath(of: itemIdentifier) }

  // MARK: UITableViewDataSource
  open func numberOfSections(in tableView: UITableView) -> Int { core.current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    core.itemCount(inSection: section)
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = core.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      raise("LC-X09", ListTexts.noTableCell(tableView, self))
    }
    return cell
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// DIF-22: false unless a subclass says otherwise; swipe actions of the delegate are offered all the same.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    leavesEditingOpen = true
    return false
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { MissingTableMethod.commit(self) }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { MissingTableMethod.move(self) }

  // MARK: The runtime's part
  var leavesEditingOpen = false
  private let cellProvider: CellProvider
  private let core: DiffableCore<SectionIdentifierType, ItemIdentifierType>
}

/// A data source that can tell its own answer from a subclass's.
@MainActor protocol EditingAnswering: AnyObject {
  /// Set when the data source itself answers whether a row can be edited.
  var leavesEditingOpen: Bool { get set }
}

extension UITableViewDiffableDataSource: EditingAnswering {}

extension UITableViewDiffableDataSource: DiffableListSource {
  var itemCounts: [Int] { core.itemCounts }
  func checkIdentifiers() { core.checkIdentifiers() }
  func key(at slot: Slot) -> String { core.key(at: slot) }
}
