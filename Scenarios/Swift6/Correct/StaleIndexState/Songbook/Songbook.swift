import SwiftUI
import UIKit

struct Hymn: Identifiable, Hashable, Sendable {
  let id: String
  let number: Int
}

struct HymnRow: View {
  let hymn: Hymn
  let isFavorite: Bool
  let isStriped: Bool
  let toggle: @MainActor () -> Void

  var body: some View {
    HStack {
      Text("\(hymn.number)").monospacedDigit().frame(width: 40, alignment: .trailing)
      Text(hymn.id)
      Spacer()
      Button(action: toggle) { Image(systemName: isFavorite ? "star.fill" : "star") }
        .accessibilityLabel(isFavorite ? "Remove from favorites" : "Add to favorites")
    }
    .padding(.vertical, 8)
    .padding(.horizontal)
    .background(isStriped ? Color(.systemGray6) : Color(.systemBackground))
  }
}

/// Favourites go with the hymn, the stripes with the position: after a change all rows are configured again.
final class SongbookViewController: UIViewController {
  private var hymns = (1...50).map { Hymn(id: "Hymn no. \($0)", number: ($0 * 17) % 101) }
  private var favorites: Set<Hymn.ID> = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, Hymn.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.allowsSelection = false
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Hymn> { [weak self] cell, indexPath, hymn in
      guard let self else { return }
      let isFavorite = favorites.contains(hymn.id)
      cell.contentConfiguration = UIHostingConfiguration {
        HymnRow(hymn: hymn, isFavorite: isFavorite, isStriped: indexPath.item.isMultiple(of: 2)) { [weak self] in
          self?.toggle(hymn.id)
        }
      }
      .margins(.all, 0)
    }
    dataSource = .init(collectionView: list) { [weak self] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: self?.hymns.first { $0.id == id })
    }
    apply(animated: false)
  }

  func sortByNumber() {
    hymns.sort { $0.number < $1.number }
    apply(animated: true)
  }

  func removeThird() {
    hymns.remove(at: 2)
    apply(animated: true)
  }

  private func toggle(_ id: Hymn.ID) {
    favorites.formSymmetricDifference([id])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func apply(animated: Bool) {
    let shown = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Hymn.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(hymns.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated) { [weak self] in
      // The stripes of those that moved: once they are where they belong.
      guard let self, !shown.isEmpty else { return }
      var again = dataSource.snapshot()
      again.reconfigureItems(again.itemIdentifiers.filter(shown.contains))
      dataSource.apply(again, animatingDifferences: false)
    }
  }
}
