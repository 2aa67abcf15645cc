import UIKit

struct NoteEntry: Hashable {
  let id: Int
  let text: String
}

/// Pinned notes come first; the button in the row reads its note when it is tapped.
final class NoteCell: UICollectionViewCell {
  private let label = UILabel()
  private(set) var pinButton = UIButton(configuration: .plain())

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [label, pinButton])
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { fatalError() }

  func fill(_ note: NoteEntry, isPinned: Bool, pin: UIAction) {
    label.text = note.text
    pinButton.configuration?.image = UIImage(systemName: isPinned ? "pin.slash" : "pin")
    pinButton.accessibilityLabel = isPinned ? "Unpin" : "Pin"
    // One action with one identifier: adding replaces the one of the former note.
    pinButton.addAction(pin, for: .touchUpInside)
  }
}

final class NotesViewController: UIViewController, UICollectionViewDataSource {
  private var notes = (1...60).map { NoteEntry(id: $0, text: "Note \($0)") }
  private var pinned: Set<Int> = []
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(NoteCell.self, forCellWithReuseIdentifier: "NoteCell")
    view.dataSource = self
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  func sync() {
    notes.insert(NoteEntry(id: 100, text: "Note from the phone"), at: pinned.count)
    collectionView.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { notes.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let note = notes[indexPath.row]
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "NoteCell", for: indexPath) as? NoteCell else {
      fatalError("registered with another class")
    }
    let action = UIAction(identifier: UIAction.Identifier("pin")) { [weak self] _ in self?.togglePin(note) }
    cell.fill(note, isPinned: pinned.contains(note.id), pin: action)
    return cell
  }

  private func togglePin(_ note: NoteEntry) {
    if pinned.remove(note.id) == nil { pinned.insert(note.id) }
    let pins = pinned
    notes.sort { (pins.contains($0.id) ? 0 : 1, $0.id) < (pins.contains($1.id) ? 0 : 1, $1.id) }
    collectionView.reloadData()
  }
}
