import SwiftUI
import UIKit

@MainActor
final class PostcardLoader {
  private(set) var running = 0

  func caption(for id: Int) async -> String? {
    running += 1
    defer { running -= 1 }
    do {
      try await Task.sleep(for: .milliseconds(120 + (id * 31) % 200))
      return "Greetings from place \(id)"
    } catch {
      return nil
    }
  }
}

/// Loads for its own id, starts anew when it gets another, and is cancelled when it goes.
struct PostcardRow: View {
  let id: Int
  let loader: PostcardLoader
  @State private var loaded: (id: Int, caption: String)?

  var body: some View {
    HStack {
      Text("Postcard \(id)")
      Spacer()
      if let loaded, loaded.id == id {
        Text(loaded.caption).font(.caption)
      } else {
        ProgressView()
      }
    }
    .task(id: id) {
      let wanted = id
      guard let caption = await loader.caption(for: wanted) else { return }
      loaded = (wanted, caption)
    }
  }
}

final class PostcardsViewController: UIViewController {
  private let loader = PostcardLoader()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [loader] cell, _, id in
      cell.contentConfiguration = UIHostingConfiguration { PostcardRow(id: id, loader: loader) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...28))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
