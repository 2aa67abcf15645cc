import UIKit

struct Skein: Equatable {
  let id: Int
  var colour: String
  var metres: Int
}

final class SkeinCell: UICollectionViewCell {
  private let label = UILabel()
  private(set) var skein: Skein?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(_ skein: Skein) {
    self.skein = skein
    label.text = "\(skein.colour) \(skein.id): \(skein.metres) m"
  }
}

/// Wool; the difference between two states is found by hand, as it was done before snapshots.
final class SkeinsViewController: UICollectionViewController {
  private var skeins = (1...40).map { Skein(id: $0, colour: ["Red", "Blue", "Green"][$0 % 3], metres: 50) }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 50)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Cells that are ready off screen are not among those that are visible.
    collectionView.isPrefetchingEnabled = false
    collectionView.register(SkeinCell.self, forCellWithReuseIdentifier: "skein")
  }

  func unwind() { set(skeins.map { Skein(id: $0.id, colour: $0.colour, metres: $0.metres - $0.id % 2 * 5) }) }
  func sortByColour() { set(skeins.sorted { ($0.colour, $0.id) < ($1.colour, $1.id) }) }
  func useUp() { set(skeins.filter { $0.id % 4 != 0 }) }

  private func set(_ new: [Skein]) {
    let old = skeins
    let difference = new.map(\.id).difference(from: old.map(\.id)).inferringMoves()
    collectionView.performBatchUpdates {
      skeins = new
      for change in difference {
        switch change {
        case .remove(let offset, _, nil): collectionView.deleteItems(at: [IndexPath(item: offset, section: 0)])
        case .insert(let offset, _, nil): collectionView.insertItems(at: [IndexPath(item: offset, section: 0)])
        case .insert(let offset, _, let from?):
          collectionView.moveItem(at: IndexPath(item: from, section: 0), to: IndexPath(item: offset, section: 0))
        case .remove: break
        }
      }
    }
    for case let cell as SkeinCell in collectionView.visibleCells {
      guard let id = cell.skein?.id, let skein = new.first(where: { $0.id == id }), skein != cell.skein else { continue }
      cell.show(skein)
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { skeins.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "skein", for: indexPath) as? SkeinCell
    else { fatalError("The registration gives another class.") }
    cell.show(skeins[indexPath.item])
    return cell
  }
}
