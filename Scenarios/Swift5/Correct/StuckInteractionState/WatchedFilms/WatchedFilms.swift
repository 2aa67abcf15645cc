import SwiftUI
import UIKit

struct Film: Identifiable, Hashable {
  let id: Int
  let title: String
}

/// Multiple selection in edit mode with hosted rows that show the selection themselves.
class WatchedFilmsViewController: UIViewController {
  private var films = (1...40).map { Film(id: $0, title: "Film \($0)") }
  private lazy var list: UICollectionView = {
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    list.allowsMultipleSelectionDuringEditing = true
    return list
  }()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Film>!

  override func loadView() { view = list }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Film> { cell, _, film in
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = UIHostingConfiguration {
          HStack {
            if state.isEditing {
              Image(systemName: state.isSelected ? "checkmark.circle.fill" : "circle")
            }
            Text(film.title).fontWeight(state.isSelected ? .bold : .regular)
          }
        }
      }
    }
    dataSource = .init(collectionView: list) { list, indexPath, film in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: film)
    }
    apply()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    list.isEditing = editing
  }

  func removePicked() {
    let picked = Set((list.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) })
    films.removeAll(where: picked.contains)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Film>()
    snapshot.appendSections([0])
    snapshot.appendItems(films)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
