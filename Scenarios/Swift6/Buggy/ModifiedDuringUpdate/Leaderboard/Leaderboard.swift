import SwiftUI
import UIKit

@MainActor
final class Leaderboard: ObservableObject {
  @Published var lastShown = ""
  let names = (1...40).map { "Racer \($0)" }

  func place(of name: String) -> Int {
    lastShown = name
    return (names.firstIndex(of: name) ?? 0) + 1
  }
}

struct RacerRow: View {
  let name: String
  @ObservedObject var board: Leaderboard

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text("#\(board.place(of: name))")
    }
  }
}

/// Asking for a place publishes a change, in the middle of the row's body.
final class LeaderboardViewController: UICollectionViewController {
  private let board = Leaderboard()
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [board] cell, _, name in
      cell.contentConfiguration = UIHostingConfiguration { RacerRow(name: name, board: board) }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(board.names)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
