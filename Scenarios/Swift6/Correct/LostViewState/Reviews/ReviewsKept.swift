import SwiftUI
import UIKit

/// What guests write, by restaurant.
@MainActor @Observable final class Drafts {
  var texts: [Int: String] = [:]
  var stars: [Int: Int] = [:]
}

/// What the guest writes lives beside the rows, by restaurant.
struct KeptReviewRow: View {
  let restaurant: Restaurant

  let drafts: Drafts

  private var draft: Binding<String> {
    Binding {
      drafts.texts[restaurant.id, default: ""]
    } set: {
      drafts.texts[restaurant.id] = $0
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(restaurant.name).bold()
        Spacer()
        Button("Five stars") { drafts.stars[restaurant.id] = 5 }
        Text(String(repeating: "★", count: drafts.stars[restaurant.id, default: 0]))
      }
      TextField("Your review", text: draft)
    }
  }
}

final class KeptReviewsViewController: UICollectionViewController {
  private let drafts = Drafts()
  private let restaurants = (1...40).map { Restaurant(id: $0, name: "Restaurant \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Restaurant>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Restaurant> { [drafts] cell, _, restaurant in
      cell.contentConfiguration = UIHostingConfiguration { KeptReviewRow(restaurant: restaurant, drafts: drafts) }
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
