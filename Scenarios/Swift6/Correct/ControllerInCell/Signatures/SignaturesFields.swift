import SwiftUI
import UIKit

/// A place to sign that is a view, which may live in a cell.
struct SignatureField: UIViewRepresentable {
  let name: String

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "Sign here, \(name)"
  }
}

/// Contracts with a place to sign.
final class FieldSignaturesViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      cell.contentConfiguration = UIHostingConfiguration {
        VStack(alignment: .leading) {
          Text(name).font(.headline)
          SignatureField(name: name).frame(height: 80)
        }
      }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...25).map { "Tenant \($0)" })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
