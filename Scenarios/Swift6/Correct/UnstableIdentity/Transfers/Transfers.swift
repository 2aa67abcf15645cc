import SwiftUI
import UIKit

/// Identified by a UUID that the model keeps; the rest of it changes freely.
struct Transfer: Identifiable, Sendable {
  let id = UUID()
  let file: String
  var percent = 0
}

@MainActor
final class TransferList {
  private(set) var transfers = (1...38).map { Transfer(file: "archive-\($0).zip") }

  subscript(id: Transfer.ID) -> Transfer? { transfers.first { $0.id == id } }

  /// Moves three on and returns which.
  func advance() -> [Transfer.ID] {
    transfers.indices.prefix(3).map { index in
      transfers[index].percent = min(100, transfers[index].percent + 30)
      return transfers[index].id
    }
  }

  func cancel(_ id: Transfer.ID) {
    transfers.removeAll { $0.id == id }
  }
}

final class TransfersViewController: UIViewController {
  private typealias Source = UICollectionViewDiffableDataSource<Int, Transfer.ID>
  private let list = TransferList()
  private var source: Source?

  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Transfer.ID> { [weak self] cell, _, id in
      guard let self, let transfer = list[id] else { return }
      cell.contentConfiguration = UIHostingConfiguration {
        HStack {
          Text(transfer.file)
          Spacer()
          Text("\(transfer.percent) %").monospacedDigit()
          Button("Cancel", role: .destructive) { [weak self] in self?.cancel(id) }
        }
      }
    }
    source = Source(collectionView: collectionView) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
    apply(changed: [])
  }

  func advance() {
    apply(changed: list.advance())
  }

  private func cancel(_ id: Transfer.ID) {
    list.cancel(id)
    apply(changed: [])
  }

  private func apply(changed: [Transfer.ID]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Transfer.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(list.transfers.map(\.id))
    snapshot.reconfigureItems(changed)
    source?.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil)
  }
}
