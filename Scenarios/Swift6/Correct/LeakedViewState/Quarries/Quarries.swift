import Combine
import SwiftUI
import UIKit

struct Quarry: Hashable {
  let id: Int
  var name: String
  var tonnes: Int
}

final class QuarryRowModel: ObservableObject {
  @Published var name: String
  @Published var load: String

  init(quarry: Quarry) {
    name = quarry.name.uppercased()
    load = quarry.tonnes.formatted() + " t"
  }
}

struct QuarryRow: View {
  @StateObject private var model: QuarryRowModel

  init(quarry: Quarry) { _model = StateObject(wrappedValue: QuarryRowModel(quarry: quarry)) }

  var body: some View {
    HStack {
      Text(model.name)
      Spacer()
      Text(model.load).foregroundStyle(.secondary)
    }
  }
}

final class QuarriesViewController: UICollectionViewController {
  private var quarries = (1...40).map { Quarry(id: $0, name: "Quarry \($0)", tonnes: $0 * 35) }
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
      guard let quarry = self?.quarries.first(where: { $0.id == id }) else { return }
      cell.contentConfiguration = UIHostingConfiguration { QuarryRow(quarry: quarry).id(id) }
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(quarries.map(\.id))
    source.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
