// swift-format-ignore-file: NeverForceUnwrap

import UIKit

struct Workshop: Identifiable, Sendable {
  let id: Int
  let title: String
}

/// Looks the workshop up when the menu answers, sure that it is still there.
final class WorkshopsViewController: UIViewController, UICollectionViewDelegate {
  private var workshops = Dictionary(uniqueKeysWithValues: (1...30).map { ($0, Workshop(id: $0, title: "Workshop \($0)")) })
  private var booked: Set<Int> = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, id in
      var content = cell.defaultContentConfiguration()
      content.text = workshops[id]?.title
      cell.contentConfiguration = content
      cell.accessories = booked.contains(id) ? [.checkmark()] : []
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let id = indexPaths.first.flatMap({ dataSource.itemIdentifier(for: $0) }) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Book") { [unowned self] _ in
          booked.insert(workshops[id]!.id)
          var snapshot = dataSource.snapshot()
          snapshot.reconfigureItems([id])
          dataSource.apply(snapshot)
        }
      ])
    })
  }

  func cancelThird() {
    workshops[3] = nil
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(workshops.keys.sorted())
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
