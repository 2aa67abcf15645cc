import SwiftUI
import UIKit

struct Bond: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String

  func rate() async -> String {
    try? await Task.sleep(for: .seconds(0.3))
    return "\(id % 4 + 1).\(id % 10) %"
  }
}

/// Asks for its rate once it is there.
struct BondRow: View {
  let bond: Bond
  @State private var rate = "–"

  var body: some View {
    HStack {
      Text(bond.name)
      Spacer()
      Text(rate)
    }
    .task(id: bond.id) {
      rate = "–"
      rate = await bond.rate()
    }
  }
}

final class BondsViewController: UIViewController {
  private let bonds = (1...60).map { Bond(id: $0, name: "Bond \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Bond>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Bond> { cell, _, bond in
      cell.contentConfiguration = UIHostingConfiguration { BondRow(bond: bond) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, bond in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: bond)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Bond>()
    snapshot.appendSections([0])
    snapshot.appendItems(bonds)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
