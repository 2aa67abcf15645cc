import Observation
import SwiftUI
import UIKit

@MainActor
@Observable
final class Quote: Identifiable {
  let symbol: String
  var cents: Int
  var change = 0

  nonisolated var id: String { symbol }

  init(symbol: String, cents: Int) {
    self.symbol = symbol
    self.cents = cents
  }

  func trade(at cents: Int) {
    change = cents - self.cents
    self.cents = cents
  }
}

struct QuoteRow: View {
  let quote: Quote

  var body: some View {
    HStack {
      Text(quote.symbol).font(.headline)
      Spacer()
      VStack(alignment: .trailing) {
        Text(String(format: "%.2f", Double(quote.cents) / 100)).monospacedDigit()
        Text(quote.change == 0 ? "unchanged" : "\(quote.change > 0 ? "+" : "")\(quote.change) ct")
          .font(.caption)
          .foregroundStyle(quote.change < 0 ? Color.red : .green)
      }
    }
  }
}

/// Prices are observed by the rows themselves, so nothing is reconfigured when they move.
final class WatchlistViewController: UIViewController {
  private let quotes: [Quote] = (0..<30).map { Quote(symbol: "SYM\($0)", cents: 1000 + $0 * 37) }
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  private var dataSource: UICollectionViewDiffableDataSource<Int, Quote.ID>?

  override func loadView() {
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let bySymbol = Dictionary(uniqueKeysWithValues: quotes.map { ($0.id, $0) })
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Quote.ID> { cell, _, id in
      guard let quote = bySymbol[id] else { return }
      cell.contentConfiguration = UIHostingConfiguration { QuoteRow(quote: quote) }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Quote.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(quotes.map(\.id))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  func tick() {
    for (index, quote) in quotes.enumerated() where index.isMultiple(of: 3) {
      quote.trade(at: quote.cents + (index.isMultiple(of: 2) ? 25 : -12))
    }
  }
}
