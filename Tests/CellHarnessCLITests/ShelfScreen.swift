import CellHarness
import SwiftUI
import UIKit

/// A list whose rows keep a count of their own, which the next book inherits.
struct ShelfScreen: CellScreen {
  private let controller: ShelfViewController

  init() { self.init(keepsCountInRow: true) }
  init(keepsCountInRow: Bool) { controller = ShelfViewController(keepsCountInRow: keepsCountInRow) }

  var rootViewController: UIViewController { controller }
}

final class ShelfViewController: UIViewController {
  private let keepsCountInRow: Bool
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init(keepsCountInRow: Bool) {
    self.keepsCountInRow = keepsCountInRow
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(list)
    let keepsCountInRow = keepsCountInRow
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, book in
      cell.contentConfiguration = UIHostingConfiguration {
        if keepsCountInRow { BookRow(book: book) } else { BookRow(book: book).id(book) }
      }
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, book in
      list.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: book)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...40).map { "Book \($0)" })
    source?.apply(snapshot, animatingDifferences: false)
  }
}

struct BookRow: View {
  let book: String
  @State private var loans = 0

  var body: some View {
    HStack {
      Text(book)
      Text("lent \(loans)×")
      Button("Lend") { loans += 1 }
    }
  }
}

/// Scenarios of the shelf: one that shows the leak, and some that show nothing.
enum Shelf {
  static let script: [CellInteraction] = [.tap("Book 1", "Lend"), .scrollToEnd]

  static let leak = CellScenario("shelf/leak", ShelfScreen.self, script: script)

  static let quiet = (1...3).map { number in
    CellScenario("shelf/quiet \(number)", script: Array(repeating: .scrollToEnd, count: number)) {
      ShelfScreen(keepsCountInRow: false)
    }
  }

  static let all = [leak] + quiet
}
