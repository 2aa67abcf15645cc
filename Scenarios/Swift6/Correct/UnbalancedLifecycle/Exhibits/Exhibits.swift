import SwiftUI
import UIKit

/// How many visitors see an exhibit now: up on appearance, down on disappearance.
@MainActor
final class Visits {
  private(set) var current: [Int: Int] = [:]

  func enter(_ id: Int) { current[id, default: 0] += 1 }
  func leave(_ id: Int) { current[id, default: 0] -= 1 }
}

struct ExhibitRow: View {
  let id: Int
  let visits: Visits
  @State private var hasAppeared = false

  var body: some View {
    Label("Exhibit \(id)", systemImage: "building.columns")
      .opacity(hasAppeared ? 1 : 0.99)
      .onAppear {
        visits.enter(id)
        hasAppeared = true
      }
      .onDisappear { visits.leave(id) }
  }
}

final class ExhibitsViewController: UICollectionViewController {
  private let visits = Visits()
  private var ids = Array(1...36)
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [visits] cell, _, id in
      cell.contentConfiguration = UIHostingConfiguration { ExhibitRow(id: id, visits: visits).id(id) }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func close() {
    ids = Array(ids.dropFirst(2))
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
