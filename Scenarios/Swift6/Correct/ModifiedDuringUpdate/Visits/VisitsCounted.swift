import SwiftUI
import UIKit

/// Counts how often it came, when it has come.
struct CountedVisitRow: View {
  let name: String

  @State private var draws = 0

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text("\(draws)")
    }
    .onAppear(perform: count)
  }

  private func count() { if draws < 3 { draws += 1 } }
}

final class CountedVisitsViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      cell.contentConfiguration = UIHostingConfiguration { CountedVisitRow(name: name).id(name) }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...40).map { "Visitor \($0)" })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
