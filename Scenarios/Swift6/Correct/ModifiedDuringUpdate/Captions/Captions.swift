import SwiftUI
import UIKit

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// Writes state, but never while its body runs: on appearance, on change and when a width has been measured.
struct CaptionRow: View {
  let id: Int
  let rating: Int
  @State private var width: CGFloat = 0
  @State private var previous: Int?

  var body: some View {
    VStack(alignment: .leading) {
      Text("Caption \(id)")
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
          })
      Rectangle().fill(.tint).frame(width: width, height: 2)
      Text(previous.map { "was \($0), is \(rating)" } ?? "\(rating) points")
    }
    .onPreferenceChange(WidthKey.self) { value in
      MainActor.assumeIsolated { width = value }
    }
    .onChange(of: rating) { old, _ in previous = old }
  }
}

final class CaptionsViewController: UIViewController {
  private var ratings: [Int: Int] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, id in
      let rating = ratings[id, default: id % 5]
      cell.contentConfiguration = UIHostingConfiguration { CaptionRow(id: id, rating: rating).id(id) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...24))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
