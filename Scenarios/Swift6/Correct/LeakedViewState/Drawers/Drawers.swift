import SwiftUI
import UIKit

/// A header that is starred in a view of its own.
struct DrawerHeader: View {
  let name: String
  @State private var isStarred = false

  var body: some View {
    HStack {
      Text(name)
      if isStarred { Image(systemName: "star.fill") }
      Button("Star") { isStarred.toggle() }
    }
  }
}

/// Drawers with hosted headers: one view after another shows them.
class DrawersViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, thing in
      var content = cell.defaultContentConfiguration()
      content.text = thing
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      show(dataSource.sectionIdentifier(for: indexPath.section) ?? 0, in: header)
    }
    dataSource = .init(collectionView: list) { list, indexPath, thing in
      list.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: thing)
    }
    dataSource.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for drawer in 1...12 {
      snapshot.appendSections([drawer])
      snapshot.appendItems((1...4).map { "Sock \(drawer).\($0)" })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func show(_ drawer: Int, in header: UICollectionViewListCell) {
    header.contentConfiguration = UIHostingConfiguration { DrawerHeader(name: "Drawer \(drawer)") }
  }
}

/// The header's state belongs to the drawer.
final class KnownDrawersViewController: DrawersViewController {
  override func show(_ drawer: Int, in header: UICollectionViewListCell) {
    header.contentConfiguration = UIHostingConfiguration { DrawerHeader(name: "Drawer \(drawer)").id(drawer) }
  }
}
