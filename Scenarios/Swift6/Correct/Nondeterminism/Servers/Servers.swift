import SwiftUI
import UIKit

struct Server: Identifiable, Sendable {
  let id: Int
  var isUp: Bool
}

struct ServerRow: View {
  let server: Server
  @State private var isPulsing = false

  var body: some View {
    HStack {
      Circle()
        .fill(server.isUp ? .green : .red)
        .frame(width: 12, height: 12)
        .scaleEffect(isPulsing ? 1.3 : 1)
        .animation(.easeInOut(duration: 0.8).repeatForever(), value: isPulsing)
        .accessibilityLabel(server.isUp ? "Up" : "Down")
      Text("Server \(server.id)")
    }
    .onAppear { isPulsing = true }
  }
}

/// Every dot pulses, all alike: whichever cell shows a server, its dot pulses.
final class ServersViewController: UIViewController {
  private var servers = (1...28).map { Server(id: $0, isUp: $0 % 6 != 0) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, id in
      let server = servers[id - 1]
      cell.contentConfiguration = UIHostingConfiguration { ServerRow(server: server).id(server.id) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(servers.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func outage() {
    let changed = Array(2...9)
    for id in changed { servers[id - 1].isUp.toggle() }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
