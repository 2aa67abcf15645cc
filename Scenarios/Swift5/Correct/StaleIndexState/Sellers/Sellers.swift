import SwiftUI
import UIKit

struct SellerBook: Identifiable {
  let id: Int
  let title: String
  let blurb: String
}

@MainActor
@Observable
final class SellerChart {
  private(set) var books: [SellerBook] = (1...30).map {
    SellerBook(
      id: $0, title: "Novel No. \($0)",
      blurb: "What the papers say about novel \($0): a slow beginning, a fine middle and an end that nobody guesses.")
  }

  /// the books whose blurb is shown.
  private(set) var openIDs: Set<SellerBook.ID> = []

  func toggleBlurb(of id: SellerBook.ID) { openIDs.formSymmetricDifference([id]) }

  func book(atPlace place: Int) -> SellerBook { books[place - 1] }

  /// the last of the first ten was sold most this week.
  func countSales() {
    books.insert(books.remove(at: 9), at: 0)
  }
}

struct SellerRow: View {
  let place: Int
  let book: SellerBook
  let chart: SellerChart

  private var showsBlurb: Bool { chart.openIDs.contains(book.id) }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text("\(place).")
          .foregroundStyle(.secondary)
        Text(book.title)
          .font(.headline)
        Spacer()
        Button(showsBlurb ? "Less" : "More") { chart.toggleBlurb(of: book.id) }
      }
      if showsBlurb {
        Text(book.blurb)
          .font(.subheadline)
      }
    }
  }
}

/// the places of the chart are the items; which book stands at a place changes every week.
final class SellersViewController: UIViewController {
  let chart = SellerChart()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bestsellers"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsSelection = false
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [chart] cell, _, place in
      cell.contentConfiguration = UIHostingConfiguration {
        SellerRow(place: place, book: chart.book(atPlace: place), chart: chart)
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, indexPath, place in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: place)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...chart.books.count))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func countSales() {
    chart.countSales()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
