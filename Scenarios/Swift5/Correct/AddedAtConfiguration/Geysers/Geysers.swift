import UIKit

struct Geyser: Hashable {
  let id: Int
  let name: String
}

final class GeyserCell: UICollectionViewListCell {
  let logButton = UIButton(type: .system)
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    logButton.setTitle("Log", for: .normal)
    let row = UIStackView(arrangedSubviews: [nameLabel, logButton])
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) { nameLabel.text = text }
}

/// A ranger logs the eruptions of geysers.
final class GeysersViewController: UIViewController {
  private static let logIdentifier = UIAction.Identifier("log")
  private let geysers = (1...30).map { Geyser(id: $0, name: "Geyser \($0)") }
  private var eruptions: [Int: Int] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Geyser>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Geysers"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<GeyserCell, Geyser> { [weak self] cell, _, geyser in
      cell.show("\(geyser.name): \(self?.eruptions[geyser.id] ?? 0)")
      // An action of the same identifier takes the place of the one before it.
      let action = UIAction(identifier: Self.logIdentifier) { [weak self] _ in self?.log(geyser) }
      cell.logButton.addAction(action, for: .touchUpInside)
    }
    dataSource = .init(collectionView: list) { list, indexPath, geyser in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: geyser)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Geyser>()
    snapshot.appendSections([0])
    snapshot.appendItems(geysers)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  private func log(_ geyser: Geyser) {
    eruptions[geyser.id, default: 0] += 1
    guard var snapshot = dataSource?.snapshot() else { return }
    snapshot.reconfigureItems([geyser])
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
