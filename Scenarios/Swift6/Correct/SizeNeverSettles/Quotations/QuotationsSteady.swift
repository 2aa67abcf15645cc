import SwiftUI
import UIKit

/// Measures its text and draws a line as long as that, which changes nothing that is measured.
struct SteadyQuotationRow: View {
  let text: String

  @State private var measured: CGFloat = 20

  var body: some View {
    HStack {
      Rectangle().frame(width: 2, height: min(measured, 20))
      Text(text).background {
        GeometryReader { proxy in
          Color.clear
            .onAppear { measured = proxy.size.height }
            .onChange(of: proxy.size.height) { _, height in measured = height }
        }
      }
    }
  }
}

final class SteadyQuotationsViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      cell.contentConfiguration = UIHostingConfiguration { SteadyQuotationRow(text: text).id(text) }
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
