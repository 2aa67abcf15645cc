import SwiftUI
import UIKit

struct Restaurant: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
}

/// What the guest writes lives in the row, and the row lives as long as its cell shows it.
struct ReviewRow: View {
  let restaurant: Restaurant

  @State private var draft = ""
  @State private var stars = 0

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(restaurant.name).bold()
        Spacer()
        Button("Five stars") { stars = 5 }
        Text(String(repeating: "★", count: stars))
      }
      TextField("Your review", text: $draft)
    }
  }
}

final class ReviewsViewController: UICollectionViewController {
  private let restaurants = (1...40).map { Restaurant(id: $0, name: "Restaurant \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Restaurant>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Restaurant> { cell, _, restaurant in
      cell.contentConfiguration = UIHostingConfiguration { ReviewRow(restaurant: restaurant) }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, restaurant in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: restaurant)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Restaurant>()
    snapshot.appendSections([0])
    snapshot.appendItems(restaurants)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
