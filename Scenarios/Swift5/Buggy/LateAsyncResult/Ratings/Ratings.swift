import Combine
import SwiftUI
import UIKit

/// What a row knows about its film; loaded when the row appears.
final class RatingModel: ObservableObject {
  @Published var stars = "no stars"

  func load(_ film: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.stars = "\(film % 5 + 1) stars, film \(film)" }
  }
}

/// Its model lives as long as the cell, on a system that keeps hosted state over reuse.
struct RatingRow: View {
  let film: Int
  @StateObject private var model = RatingModel()

  var body: some View {
    HStack {
      Text("Film \(film)")
      Spacer()
      Text(model.stars)
    }
    .onAppear { model.load(film) }
  }
}

class RatingsViewController: UIViewController {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, film in
      cell.contentConfiguration = UIHostingConfiguration { RatingRow(film: film) }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, indexPath, film in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: film)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...40))
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }
}
