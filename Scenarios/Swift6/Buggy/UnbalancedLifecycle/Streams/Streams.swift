import SwiftUI
import UIKit

@MainActor
final class StreamCounter: ObservableObject {
  @Published private(set) var playing: [Int: Int] = [:]

  func start(_ id: Int) { playing[id, default: 0] += 1 }
  func stop(_ id: Int) { playing[id, default: 0] -= 1 }
}

struct StreamRow: View {
  let id: Int
  let counter: StreamCounter

  var body: some View {
    Text("Stream \(id)")
      .onAppear { counter.start(id) }
      .onDisappear { counter.stop(id) }
  }
}

/// The visible cells are handed other items in place, which is neither an appearance nor a disappearance.
final class StreamsViewController: UIViewController {
  private let counter = StreamCounter()
  private var offset = 0
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, slot in
      let id = slot + offset
      cell.contentConfiguration = UIHostingConfiguration { StreamRow(id: id, counter: counter) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, slot in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: slot)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...30))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func nextPage() {
    offset += 100
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
