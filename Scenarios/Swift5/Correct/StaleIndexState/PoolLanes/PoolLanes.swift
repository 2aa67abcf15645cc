import UIKit

private struct LaneSwimmer: Hashable {
  let id: Int
  let name: String
}

private final class PoolLaneCell: UITableViewCell {
  private let swimmer = UILabel()
  private let lane = UILabel()
  private let camera = UIButton(type: .system)
  var toggleCamera: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    camera.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [swimmer, lane, camera])
    stack.distribution = .equalSpacing
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, lane number: Int, hasCamera: Bool) {
    swimmer.text = name
    lane.text = "lane \(number)"
    camera.setTitle(hasCamera ? "Camera on" : "Camera off", for: .normal)
  }

  private func toggle() { toggleCamera?() }
}

/// Who starts in which lane. A swimmer who is scratched leaves the lane to the next one, and so on; the camera above a lane stays there.
final class PoolLanesViewController: UITableViewController {
  private var swimmers = ["Alma", "Berit", "Cleo", "Dora", "Edda", "Frida", "Greta", "Hilda", "Inga", "Jette"].enumerated()
    .map { LaneSwimmer(id: $0.offset, name: $0.element) }
  /// Lanes whose camera is on: what hangs above the water, whoever swims below.
  private var filmed: Set<Int> = []
  private var dataSource: UITableViewDiffableDataSource<Int, LaneSwimmer>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Heat 1"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Scratch first") { [weak self] _ in self?.scratch() })
    tableView.rowHeight = 52
    tableView.register(PoolLaneCell.self, forCellReuseIdentifier: "lane")
    dataSource = .init(tableView: tableView) { [weak self] table, indexPath, swimmer in
      let cell = table.dequeueReusableCell(withIdentifier: "lane", for: indexPath)
      guard let self, let cell = cell as? PoolLaneCell, let lane = swimmers.firstIndex(of: swimmer) else { return cell }
      cell.show(swimmer.name, lane: lane + 1, hasCamera: filmed.contains(lane))
      cell.toggleCamera = { [weak self] in self?.toggleCamera(above: swimmer) }
      return cell
    }
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, LaneSwimmer>()
    snapshot.appendSections([0])
    snapshot.appendItems(swimmers)
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(swimmers.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func toggleCamera(above swimmer: LaneSwimmer) {
    guard let lane = swimmers.firstIndex(of: swimmer) else { return }
    filmed.formSymmetricDifference([lane])
    show()
  }

  private func scratch() {
    guard swimmers.count > 1 else { return }
    swimmers.removeFirst()
    show()
  }
}
