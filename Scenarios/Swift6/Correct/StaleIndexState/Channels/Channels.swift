import UIKit

struct Channel: Hashable, Sendable {
  let name: String
  var isMuted = false

  static func == (left: Channel, right: Channel) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Whole sections change places; what is muted is asked from the model by name.
final class ChannelsViewController: UICollectionViewController {
  private var servers: [(name: String, channels: [Channel])] = (1...8).map { server in
    ("Server \(server)", (1...6).map { Channel(name: "#\(server)-\($0)") })
  }
  private var dataSource: UICollectionViewDiffableDataSource<String, Channel>!

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Channel> { [unowned self] cell, _, channel in
      let current = servers.lazy.flatMap(\.channels).first { $0 == channel }
      var content = cell.defaultContentConfiguration()
      content.text = channel.name
      content.image = UIImage(systemName: current?.isMuted == true ? "bell.slash" : "bell")
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = dataSource.snapshot().sectionIdentifiers[indexPath.section]
      view.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [unowned self] view, _, indexPath in
      let name = dataSource.snapshot().sectionIdentifiers[indexPath.section]
      var content = UIListContentConfiguration.groupedFooter()
      content.text = "\(servers.first { $0.name == name }?.channels.count ?? 0) channels"
      view.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, channel in
      list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: channel)
    }
    dataSource.supplementaryViewProvider = { list, kind, indexPath in
      list.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
    }
    apply(animated: false)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let channel = dataSource.itemIdentifier(for: indexPath) else { return }
    for server in servers.indices {
      guard let index = servers[server].channels.firstIndex(of: channel) else { continue }
      servers[server].channels[index].isMuted.toggle()
    }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([channel])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func lastServerFirst() {
    servers.insert(servers.removeLast(), at: 0)
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Channel>()
    for server in servers {
      snapshot.appendSections([server.name])
      snapshot.appendItems(server.channels, toSection: server.name)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
