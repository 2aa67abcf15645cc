import SwiftUI
import UIKit

/// Hosted cells: the hearts are state of the row's view, which lives as long as the cell does, and not as long as its article is shown.
final class FavouritesViewController: UICollectionViewController {
    private let store = ShoppingStore()
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        title = "Favourites"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let store = store
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, id in
            guard let item = store.items.first(where: { $0.id == id }) else { return }
            cell.contentConfiguration = UIHostingConfiguration { FavouriteRow(name: item.name) }
        }
        dataSource = .init(collectionView: collectionView) { list, indexPath, id in
            list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(store.items.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

struct FavouriteRow: View {
    let name: String
    @State private var hearts = 0

    var body: some View {
        HStack {
            Text(name)
            Spacer()
            Button("Like") { hearts += 1 }
            Text("\(hearts)")
        }
    }
}
