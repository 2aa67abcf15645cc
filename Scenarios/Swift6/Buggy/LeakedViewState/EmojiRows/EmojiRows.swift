import SwiftUI
import UIKit

struct Emoji: Identifiable, Hashable, Sendable {
  let id: String
  let symbol: String

  static let samples = (0..<48).map { index in
    let symbols = ["🍎", "🍊", "🍋", "🍉", "🍇", "🍓", "🥝", "🥥"]
    return Emoji(id: "Fruit \(index + 1)", symbol: symbols[index % symbols.count])
  }
}

struct EmojiRow: View {
  let emoji: Emoji
  @State private var size: CGFloat = 24

  var body: some View {
    HStack {
      Text(emoji.symbol).font(.system(size: size))
      Text(emoji.id)
      Spacer()
      Button("Grow") { size += 20 }
    }
  }
}

/// Rows that grow at every tap.
final class EmojiViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Emoji.ID>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let emojis = Dictionary(uniqueKeysWithValues: Emoji.samples.map { ($0.id, $0) })
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Emoji.ID> { cell, _, id in
      guard let emoji = emojis[id] else { return }
      cell.contentConfiguration = UIHostingConfiguration { EmojiRow(emoji: emoji) }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Emoji.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(Emoji.samples.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
