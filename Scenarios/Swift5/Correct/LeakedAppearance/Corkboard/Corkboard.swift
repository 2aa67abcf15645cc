import UIKit

private struct CorkNote: Hashable {
  let id: Int
  let text: String
}

/// A sheet of paper on the board. It hangs a little askew: how much is the paper's, and is chosen when it is pinned up first.
private final class CorkPaperCell: UICollectionViewCell {
  private let paper = UIView()
  private let label = UILabel()
  private var tilt: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    paper.backgroundColor = UIColor(red: 1, green: 0.96, blue: 0.7, alpha: 1)
    paper.frame = contentView.bounds.insetBy(dx: 10, dy: 10)
    label.frame = paper.bounds.insetBy(dx: 8, dy: 8)
    label.numberOfLines = 0
    paper.addSubview(label)
    contentView.addSubview(paper)
  }

  required init?(coder: NSCoder) { nil }

  func pin(_ note: CorkNote) {
    label.text = note.text
    guard tilt == nil else { return }
    let angle = CGFloat.random(in: -0.06...0.06)
    tilt = angle
    paper.transform = CGAffineTransform(rotationAngle: angle)
  }
}

/// Notes on a board of cork.
final class CorkboardViewController: UICollectionViewController {
  private let notes = [
    "Milk and eggs", "Call the roofer", "Ballet at five", "Renew passports", "Plumber comes Friday", "Library books are due",
    "Dentist, both kids", "Buy a cake", "Water the ferns", "Choir at eight", "Bins on Tuesday", "New lightbulb", "Pay the rent",
    "Swimming gear", "Parents' evening", "Car to the garage", "Vote by post", "Fix the bell", "Birthday of Ida",
    "Sort the photos",
    "Collect the parcel", "Return the drill", "Order firewood", "Clean the flue", "Seeds for spring", "Air the cellar",
  ].enumerated().map { CorkNote(id: $0.offset, text: $0.element) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, CorkNote>!

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 120)
    super.init(collectionViewLayout: layout)
    title = "Kitchen"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<CorkPaperCell, CorkNote> { cell, _, note in cell.pin(note) }
    dataSource = .init(collectionView: collectionView) { list, indexPath, note in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: note)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, CorkNote>()
    snapshot.appendSections([0])
    snapshot.appendItems(notes)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
