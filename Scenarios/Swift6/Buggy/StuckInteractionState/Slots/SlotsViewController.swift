import UIKit

/// Pick a time. The chosen slot is reserved at once, so that nobody else gets it.
final class SlotsViewController: UIViewController, UICollectionViewDelegate {
  private enum Section { case day }

  private var slots = TimeSlot.day
  private var reserved: TimeSlot.ID?
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, TimeSlot.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Choose a time"
    setUpCollectionView()
    setUpDataSource()

    var snapshot = NSDiffableDataSourceSnapshot<Section, TimeSlot.ID>()
    snapshot.appendSections([.day])
    snapshot.appendItems(slots.map(\.id), toSection: .day)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func setUpCollectionView() {
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  private func setUpDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, TimeSlot> { cell, _, slot in
      let isSelected = cell.configurationState.isSelected
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.valueCell().updated(for: state)
        content.text = slot.title
        content.secondaryText = slot.isReserved ? "Reserved" : "Free"
        content.textProperties.color = isSelected ? .systemBlue : .label
        content.image = UIImage(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        cell.contentConfiguration = content
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [unowned self] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: self.slots[id])
    }
  }

  // MARK: UICollectionViewDelegate

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    var changed = [id]
    if let reserved, reserved != id {
      slots[reserved].isReserved = false
      changed.append(reserved)
    }
    slots[id].isReserved = true
    reserved = id

    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot)
  }
}
