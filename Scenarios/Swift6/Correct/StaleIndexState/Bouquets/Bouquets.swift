import Observation
import SwiftUI
import UIKit

struct Bouquet {
  let id: Int
  let name: String
  let price: Int
}

/// How many of a bouquet are wanted. It outlives the cell that shows it.
@MainActor @Observable final class BouquetTally {
  var count = 0
}

private struct BouquetRow: View {
  let bouquet: Bouquet
  let tally: BouquetTally

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(bouquet.name).font(.headline)
        Text("\(bouquet.price) crowns")
      }
      Spacer()
      Text("\(tally.count) wanted").foregroundStyle(tally.count == 0 ? .secondary : .primary)
      Button("More") { tally.count += 1 }.buttonStyle(.bordered)
    }
  }
}

/// What a flower shop has today, with how many of each a customer wants. What is sold out is swiped off the list.
final class BouquetsViewController: UIViewController {
  private var bouquets = (1...36).map { Bouquet(id: $0, name: "Bouquet \($0)", price: 90 + $0 * 5) }
  private var tallies: [Int: BouquetTally] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bouquets"
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0) }
    let collection = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)

    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
      guard let self, let bouquet = bouquets.first(where: { $0.id == id }) else { return }
      let tally = tally(of: id)
      cell.contentConfiguration = UIHostingConfiguration { BouquetRow(bouquet: bouquet, tally: tally) }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, id in
      collection.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
    show(animated: false)
  }

  private func tally(of id: Int) -> BouquetTally {
    if let tally = tallies[id] { return tally }
    let tally = BouquetTally()
    tallies[id] = tally
    return tally
  }

  private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource?.itemIdentifier(for: indexPath) else { return nil }
    let soldOut = UIContextualAction(style: .destructive, title: "Sold out") { [weak self] _, _, done in
      self?.bouquets.removeAll { $0.id == id }
      self?.show(animated: true)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [soldOut])
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(bouquets.map(\.id))
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }
}
