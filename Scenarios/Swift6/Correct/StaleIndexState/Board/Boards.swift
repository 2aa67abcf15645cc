import UIKit

struct Card: Hashable, Sendable {
  let id: Int
  let lines: Int
  var title: String { "Card \(id)" }
}

final class CardCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.frame = contentView.bounds.insetBy(dx: 10, dy: 10)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.backgroundColor = .systemGray6
  }

  required init?(coder: NSCoder) { nil }
}

/// Heights are computed once for each card and kept by its id; the cache knows nothing of index paths.
final class BoardViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private var cards = (1...48).map { Card(id: $0, lines: 1 + ($0 * 5) % 4) }
  private var heights: [Card.ID: CGFloat] = [:]
  private var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 12
    layout.sectionInset = .init(top: 12, left: 12, bottom: 12, right: 12)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func insertTwo() {
    cards.insert(contentsOf: [Card(id: 101, lines: 4), Card(id: 102, lines: 1)], at: 1)
    collectionView.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
  }

  func moveFirstToFifth() {
    let card = cards.removeFirst()
    cards.insert(card, at: 4)
    collectionView.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 4, section: 0))
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cards.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    let card = cards[indexPath.item]
    (cell as? CardCell)?.label.text = Array(repeating: card.title, count: card.lines).joined(separator: "\n")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let card = cards[indexPath.item]
    let height = heights[card.id] ?? CGFloat(card.lines) * 22 + 20
    heights[card.id] = height
    return CGSize(width: collectionView.bounds.width - 24, height: height)
  }
}

extension Card: Identifiable {}
