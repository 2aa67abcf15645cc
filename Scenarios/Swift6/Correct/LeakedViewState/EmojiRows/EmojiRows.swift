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

@MainActor
final class EmojiSizes: ObservableObject {
  @Published var sizes: [Emoji.ID: CGFloat] = [:]

  subscript(id: Emoji.ID) -> CGFloat {
    get { sizes[id, default: 24] }
    set { sizes[id] = newValue }
  }
}

struct EmojiRow: View {
  let emoji: Emoji
  @ObservedObject var sizes: EmojiSizes

  var body: some View {
    HStack {
      Text(emoji.symbol).font(.system(size: sizes[emoji.id]))
      Text(emoji.id)
      Spacer()
      Button("Grow") { sizes[emoji.id] += 20 }
    }
  }
}

/// Rows that grow at every tap; how far is kept by id, outside of the rows.
final class EmojiViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Emoji.ID>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let emojis = Dictionary(uniqueKeysWithValues: Emoji.samples.map { ($0.id, $0) })
    let sizes = EmojiSizes()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Emoji.ID> { cell, _, id in
      guard let emoji = emojis[id] else { return }
      cell.contentConfiguration = UIHostingConfiguration { EmojiRow(emoji: emoji, sizes: sizes) }
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
