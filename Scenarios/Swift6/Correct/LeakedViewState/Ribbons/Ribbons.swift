import SwiftUI

struct Ribbon: Hashable, Sendable {
  let name: String
}

/// A ribbon and the colour that was chosen for it.
struct RibbonRow: View {
  let ribbon: Ribbon
  @ObservedObject var colors: RibbonColors

  var body: some View { ColorPicker(ribbon.name, selection: $colors[ribbon.name]) }
}

/// Which colour was chosen for which ribbon.
final class RibbonColors: ObservableObject {
  @Published private var chosen: [String: Color] = [:]

  subscript(name: String) -> Color {
    get { chosen[name] ?? .gray }
    set { chosen[name] = newValue }
  }
}

final class RibbonsViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Ribbon>!
  private let colors = RibbonColors()

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Ribbon> { [colors] cell, _, ribbon in
      cell.contentConfiguration = UIHostingConfiguration { RibbonRow(ribbon: ribbon, colors: colors) }
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
