import UIKit

struct RankedPlayer: Hashable, Sendable {
  let id: Int
  var name: String { "Player \(id)" }
}

/// Colors look drawn at random, but the same player always gets the same.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

final class PlayerCell: UICollectionViewCell {
  private let avatar = UILabel()
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    avatar.textAlignment = .center
    avatar.layer.cornerRadius = 24
    avatar.clipsToBounds = true
    name.textAlignment = .center
    name.font = .preferredFont(forTextStyle: .caption1)
    let stack = UIStackView(arrangedSubviews: [avatar, name])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      avatar.heightAnchor.constraint(equalToConstant: 48),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ player: RankedPlayer) {
    var generator = SeededGenerator(seed: UInt64(player.id))
    avatar.backgroundColor = UIColor(hue: .random(in: 0...1, using: &generator), saturation: 0.6, brightness: 0.9, alpha: 1)
    avatar.text = ["🦊", "🐼", "🐸", "🦉", "🐙", "🦁"].randomElement(using: &generator)
    name.text = player.name
  }
}

final class PlayersViewController: UICollectionViewController {
  private var players = (1...80).map(RankedPlayer.init(id:))
  private var dataSource: UICollectionViewDiffableDataSource<Int, RankedPlayer>!

  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<PlayerCell, RankedPlayer> { cell, _, player in cell.show(player) }
    dataSource = .init(collectionView: collectionView) { list, indexPath, player in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: player)
    }
    apply()
  }

  func shuffle() {
    players.shuffle()
    apply()
  }

  func leave() {
    players.removeFirst(3)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, RankedPlayer>()
    snapshot.appendSections([0])
    snapshot.appendItems(players)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
