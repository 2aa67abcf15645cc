import UIKit

/// Half an hour that is free.
private struct HourSlot: Hashable {
  let start: Int

  var words: String {
    let (hour, minute) = (start / 60, start % 60)
    return "\(hour):\(minute == 0 ? "00" : "\(minute)")"
  }
}

/// A practice whose first appointments last an hour: whoever takes 10:00 takes the half hour that begins at 10:30 with it, so that both
/// are gone from what is free. Where the second half is taken already, the row says so and can't be booked.
final class HourSlotsViewController: UITableViewController {
  private var free = Set((0..<20).map { HourSlot(start: 8 * 60 + 30 * $0) })
  private var booked: [HourSlot] = []
  private var dataSource: UITableViewDiffableDataSource<Int, HourSlot>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First visit, 60 min"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Cancel last") { [weak self] _ in self?.cancelLast() })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "slot")
    dataSource = .init(tableView: tableView) { [weak self] table, indexPath, slot in
      let cell = table.dequeueReusableCell(withIdentifier: "slot", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = slot.words
      let isOpen = self?.isBookable(slot) ?? false
      content.secondaryText = isOpen ? "60 min" : "30 min only"
      content.textProperties.color = isOpen ? .label : .secondaryLabel
      cell.contentConfiguration = content
      cell.selectionStyle = isOpen ? .default : .none
      return cell
    }
    show()
  }

  private func next(after slot: HourSlot) -> HourSlot { HourSlot(start: slot.start + 30) }

  private func isBookable(_ slot: HourSlot) -> Bool { free.contains(slot) && free.contains(next(after: slot)) }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, HourSlot>()
    snapshot.appendSections([0])
    snapshot.appendItems(free.sorted { $0.start < $1.start })
    let known = Set(dataSource.snapshot().itemIdentifiers)
    // What is left of an hour looks otherwise.
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let slot = dataSource.itemIdentifier(for: indexPath), isBookable(slot) else { return }
    booked.append(slot)
    free.subtract([slot, next(after: slot)])
    show()
  }

  private func cancelLast() {
    guard let slot = booked.popLast() else { return }
    free.formUnion([slot, next(after: slot)])
    show()
  }
}
