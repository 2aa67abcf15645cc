import SwiftUI
import UIKit

/// Everyone gets a colour, and tomorrow another one: hash values differ from start to start.
struct FriendRow: View {
  let name: String

  private static let palette: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple, .pink]

  private var color: Color { Self.palette[Int(name.hashValue.magnitude % UInt(Self.palette.count))] }

  var body: some View {
    HStack {
      Text(name.prefix(1))
        .padding(8)
        .background(color, in: Circle())
      Text(name)
    }
  }
}

final class FriendsViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      cell.contentConfiguration = UIHostingConfiguration { FriendRow(name: name) }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...40).map { "Friend \($0)" })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
