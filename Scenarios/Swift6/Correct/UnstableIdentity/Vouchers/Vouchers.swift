import SwiftUI
import UIKit

/// With nothing to show there is one item that says so.
final class VouchersViewController: UICollectionViewController {
  private enum Item: Hashable {
    case voucher(code: String)
    case empty
  }

  private var codes = (1...8).map { "SAVE-\($0)" }
  private lazy var dataSource: UICollectionViewDiffableDataSource<Int, Item> = {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, code in
      cell.contentConfiguration = UIHostingConfiguration {
        HStack {
          Label(code, systemImage: "tag")
          Spacer()
          Button("Redeem") { self?.redeem(code) }
        }
      }
    }
    let placeholder = UICollectionView.CellRegistration<UICollectionViewListCell, Void> { cell, _, _ in
      cell.contentConfiguration = UIHostingConfiguration {
        Text("No vouchers").foregroundStyle(.secondary).frame(maxWidth: .infinity, minHeight: 120)
      }
      .background(Color.clear)
    }
    return .init(collectionView: collectionView) { list, indexPath, item in
      switch item {
      case .voucher(let code): list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: code)
      case .empty: list.dequeueConfiguredReusableCell(using: placeholder, for: indexPath, item: ())
      }
    }
  }()

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    apply()
  }

  func expireAll() {
    codes = []
    apply()
  }

  func grant() {
    codes += ["EXTRA-\(codes.count)", "BONUS-\(codes.count)"]
    apply()
  }

  private func redeem(_ code: String) {
    codes.removeAll { $0 == code }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(codes.isEmpty ? [.empty] : codes.map(Item.voucher))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
