import SwiftUI
import UIKit

struct Auction: Identifiable, Sendable {
  let id: Int
  let lot: String
  let ends: Date
}

struct AuctionRow: View {
  let auction: Auction
  let onBid: @MainActor () -> Void

  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      let left = Int(auction.ends.timeIntervalSince(context.date).rounded(.up))
      HStack {
        Text(auction.lot)
        Spacer()
        if left > 0 {
          Text("\(left / 60):\(String(format: "%02d", left % 60))").monospacedDigit()
          Button("Bid", action: onBid)
        } else {
          Text("over").foregroundStyle(.secondary)
        }
      }
    }
  }
}

final class AuctionsViewController: UIViewController {
  private let auctions: [Auction]
  private var bids: [Auction.ID: Int] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Auction.ID>?

  init() {
    let start = Date()
    auctions = (1...30).map { Auction(id: $0, lot: "Lot \($0)", ends: start.addingTimeInterval(Double($0) * 20)) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Auction.ID> { [weak self] cell, _, id in
      guard let self, let auction = auctions.first(where: { $0.id == id }) else { return }
      cell.contentConfiguration = UIHostingConfiguration {
        AuctionRow(auction: auction) { [weak self] in self?.bid(for: id) }
      }
      let count = bids[id, default: 0]
      cell.accessories = count == 0 ? [] : [.label(text: "\(count)")]
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Auction.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(auctions.map(\.id))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  private func bid(for id: Auction.ID) {
    bids[id, default: 0] += 1
    guard var snapshot = dataSource?.snapshot() else { return }
    snapshot.reconfigureItems([id])
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
