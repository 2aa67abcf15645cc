import SwiftUI

struct Ribbon: Hashable, Sendable {
  let name: String
}

/// A ribbon and the colour that was chosen for it.
struct RibbonRow: View {
  let ribbon: Ribbon
  @State private var color = Color.gray

  var body: some View { ColorPicker(ribbon.name, selection: $color) }
}

final class RibbonsViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Ribbon>!

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Ribbon> { cell, _, ribbon in
      cell.contentConfiguration = UIHostingConfiguration { RibbonRow(ribbon: ribbon) }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, ribbon in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: ribbon)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Ribbon>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...40).map { Ribbon(name: "Ribbon \($0)") })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
