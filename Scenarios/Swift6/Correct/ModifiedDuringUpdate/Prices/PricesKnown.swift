import SwiftUI
import UIKit

@MainActor final class KnownPriceBook: ObservableObject {
  private var prices: [String: Int] = [:]

  /// Looks a price up, and remembers it for itself.
  func price(of name: String) -> Int {
    if let known = prices[name] { return known }
    let price = name.count * 100
    prices[name] = price
    return price
  }
}

struct KnownPriceRow: View {
  let name: String
  @ObservedObject var book: KnownPriceBook

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text("\(book.price(of: name))")
    }
  }
}

final class KnownPricesViewController: UICollectionViewController {
  private let book = KnownPriceBook()
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [book] cell, _, name in
      cell.contentConfiguration = UIHostingConfiguration { KnownPriceRow(name: name, book: book) }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...40).map { "Ware \($0)" })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
