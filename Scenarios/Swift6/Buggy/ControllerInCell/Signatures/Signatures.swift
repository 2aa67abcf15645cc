import SwiftUI
import UIKit

final class SignaturePadController: UIViewController {
  var name = "" { didSet { label.text = "Sign here, \(name)" } }
  private let label = UILabel()

  override func loadView() { view = label }
}

struct SignaturePad: UIViewControllerRepresentable {
  let name: String

  func makeUIViewController(context: Context) -> SignaturePadController { SignaturePadController() }

  func updateUIViewController(_ controller: SignaturePadController, context: Context) {
    controller.name = name
  }
}

/// Contracts with a place to sign, which is a view controller and so can't live in a cell.
final class SignaturesViewController: UICollectionViewController {
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
          SignaturePad(name: name).frame(height: 80)
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
