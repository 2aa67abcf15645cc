import SwiftUI
import UIKit

/// Measures itself and leaves room for what it measured, which is then measured.
struct QuotationRow: View {
  let text: String

  @State private var measured: CGFloat = 20

  var body: some View {
    Text(text)
      .frame(minHeight: measured + 6)
      .background {
        GeometryReader { proxy in
          Color.clear
            .onAppear { measured = proxy.size.height }
            .onChange(of: proxy.size.height) { _, height in measured = height }
        }
      }
  }
}

final class QuotationsViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      cell.contentConfiguration = UIHostingConfiguration { QuotationRow(text: text).id(text) }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, text in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...30).map { "Quotation \($0)" })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
