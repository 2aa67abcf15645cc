import UIKit

struct StickyNote: Identifiable, Sendable {
  let id: UUID
  let text: String
  /// Drawn once, when the note is made.
  let tilt: CGFloat

  init(_ text: String) {
    id = UUID()
    self.text = text
    tilt = .random(in: -0.06...0.06)
  }
}

final class StickyNoteCell: UICollectionViewCell {
  private let paper = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    paper.numberOfLines = 0
    paper.textAlignment = .center
    paper.backgroundColor = [UIColor.systemYellow, .systemGreen, .systemPink].randomElement()
    paper.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(paper)
    NSLayoutConstraint.activate([
      paper.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      paper.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      paper.widthAnchor.constraint(equalToConstant: 150),
      paper.heightAnchor.constraint(equalToConstant: 110),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ note: StickyNote) {
    paper.text = note.text
    paper.transform = CGAffineTransform(rotationAngle: note.tilt)
  }
}

/// The paper's color is the cell's own business: drawn when the cell is made, never changed.
final class StickyNotesViewController: UIViewController, UICollectionViewDataSource {
  private var notes = (1...50).map { StickyNote("Note \($0)") }
  private lazy var grid: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 180, height: 140)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.register(StickyNoteCell.self, forCellWithReuseIdentifier: "note")
    grid.dataSource = self
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
  }

  func stick() {
    notes.insert(StickyNote("Note \(notes.count + 1)"), at: 0)
    grid.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { notes.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    (cell as? StickyNoteCell)?.show(notes[indexPath.item])
    return cell
  }
}
