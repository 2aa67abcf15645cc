import SwiftUI
import UIKit

@Observable
final class ShelfModel {
  struct Item: Identifiable {
    let id: Int
    var name: String
    var isFavorite = false
  }

  var items = (1...34).map { Item(id: $0, name: "Jar \($0)") }

  func toggleFavorite(_ id: Int) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isFavorite.toggle()
  }
}

struct JarRow: View {
  let id: Int
  let model: ShelfModel
  let onDelete: () -> Void

  private var item: ShelfModel.Item? { model.items.first { $0.id == id } }

  var body: some View {
    HStack {
      Text(item?.name ?? "")
      Spacer()
      if item?.isFavorite == true {
        Image(systemName: "heart.fill").accessibilityLabel("Favorite")
      }
    }
    .swipeActions(edge: .leading) {
      Button(item?.isFavorite == true ? "Unlike" : "Like") { model.toggleFavorite(id) }.tint(.pink)
    }
    .swipeActions(edge: .trailing) {
      Button("Delete", action: onDelete).tint(.red)
    }
  }
}

/// Swipe actions come from the hosted rows and act by id.
class ShelvesViewController: UICollectionViewController {
  let model = ShelfModel()
  private lazy var dataSource: UICollectionViewDiffableDataSource<Int, Int> = {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, id in
      cell.contentConfiguration = UIHostingConfiguration {
        JarRow(id: id, model: self.model) { [weak self] in self?.delete(id) }
      }
    }
    return .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }()

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    apply()
  }

  func fill() {
    model.items.insert(ShelfModel.Item(id: 200 + model.items.count, name: "New jar"), at: 0)
    apply()
  }

  private func delete(_ id: Int) {
    model.items.removeAll { $0.id == id }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(model.items.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
