import UIKit

struct MoodEntry {
  let id: Int
  var title: String
}

/// What happened to the entries, as a store reports it: places before the change, and after it.
enum MoodChange {
  case delete(Int)
  case update(before: Int, after: Int)
}

final class MoodStore {
  private(set) var moods = (1...8).map { MoodEntry(id: $0, title: "Mood \($0)") }
  var onChange: (([MoodChange]) -> Void)?

  /// Another device removed one mood and renamed another.
  func merge(removing removed: Int, renaming renamed: Int) {
    let before = moods
    moods.removeAll { $0.id == removed }
    guard let after = moods.firstIndex(where: { $0.id == renamed }) else { return }
    moods[after].title += " (edited)"
    var changes: [MoodChange] = []
    if let row = before.firstIndex(where: { $0.id == removed }) { changes.append(.delete(row)) }
    if let row = before.firstIndex(where: { $0.id == renamed }) { changes.append(.update(before: row, after: after)) }
    onChange?(changes)
  }
}

final class MoodChangesViewController: UICollectionViewController {
  let store = MoodStore()

  init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Moods"
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "mood")
    store.onChange = { [weak self] changes in self?.apply(changes) }
  }

  private func apply(_ changes: [MoodChange]) {
    collectionView.performBatchUpdates({
      for change in changes {
        switch change {
        case .delete(let row):
          collectionView.deleteItems(at: [IndexPath(item: row, section: 0)])
        case .update(let before, _):
          let mood = store.moods[before]
          guard let cell = collectionView.cellForItem(at: IndexPath(item: before, section: 0)) else { continue }
          configure(cell, with: mood)
        }
      }
    })
  }

  private func configure(_ cell: UICollectionViewCell, with mood: MoodEntry) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    var content = cell.defaultContentConfiguration()
    content.text = mood.title
    cell.contentConfiguration = content
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    store.moods.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "mood", for: indexPath)
    configure(cell, with: store.moods[indexPath.item])
    return cell
  }
}
