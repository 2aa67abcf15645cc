import CellHarness
import CellTrace
import SwiftUI
import UIKit

/// The script that both reference screens are measured with: every kind of step that tests are made of.
let referenceScript: [CellInteraction] = [
  .scrollBy(700), .tap("Row 20"), .mutate("a row changes"), .scrollToTop,
]

/// What both reference screens show.
@MainActor private final class ReferenceModel {
  static let count = 200
  var titles = (0..<ReferenceModel.count).map { "Row \($0)" }
}

/// 200 rows of SwiftUI in a collection view: what most lists of today are.
@MainActor struct HostedReferenceScreen: CellScreen {
  private let controller = HostedReferenceController()
  init() {}
  var rootViewController: UIViewController { controller }
  var mutations: [CellMutation] { [CellMutation("a row changes") { [controller] in controller.change() }] }
}

private struct HostedReferenceRow: View {
  var title: String
  @State private var isOn = false

  var body: some View {
    HStack {
      Image(systemName: isOn ? "heart.fill" : "heart")
      VStack(alignment: .leading) {
        Text(title)
        Text("09:00")
      }
      Spacer()
      Text("72")
    }
    .onTapGesture { isOn.toggle() }
  }
}

private final class HostedReferenceController: UIViewController {
  private let model = ReferenceModel()
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let model = model
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      cell.contentConfiguration = UIHostingConfiguration { HostedReferenceRow(title: model.titles[item]).id(item) }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<ReferenceModel.count))
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }

  func change() {
    model.titles[21] = "Row 21, changed"
    guard var snapshot = source?.snapshot() else { return }
    snapshot.reconfigureItems([21])
    source?.apply(snapshot, animatingDifferences: false)
  }
}

/// 200 rows of UIKit in a table view with a classic data source.
@MainActor struct UIKitReferenceScreen: CellScreen {
  private let controller = UIKitReferenceController()
  init() {}
  var rootViewController: UIViewController { controller }
  var mutations: [CellMutation] { [CellMutation("a row changes") { [controller] in controller.change() }] }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { indexPath.row }
}

/// The same, in which a touch marks a row, and nothing takes the mark from a cell that is used again.
@MainActor struct MarkedReferenceScreen: CellScreen {
  private let controller = MarkedReferenceController()
  init() {}
  var rootViewController: UIViewController { controller }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { indexPath.row }
}

private final class MarkedReferenceController: UIKitReferenceController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
  }
}

private class UIKitReferenceController: UITableViewController {
  private let model = ReferenceModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UIKitReferenceCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.titles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? UIKitReferenceCell)?.show(model.titles[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
  }

  func change() {
    model.titles[21] = "Row 21, changed"
    tableView.reloadRows(at: [IndexPath(row: 21, section: 0)], with: .none)
  }
}

private final class UIKitReferenceCell: UITableViewCell {
  private let title = UILabel()
  private let value = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [title, value] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      value.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) {
    title.text = text
    value.text = "72"
  }
}
