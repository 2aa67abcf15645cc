import UIKit

struct Entry: Hashable {
  let id: Int
  var text: String
  var isDone = false
}

@MainActor final class OutlineDocument {
  /// A deletion that can be taken back: the entry, and the one that it stood behind.
  private struct Deletion {
    let entry: Entry
    let previous: Int?
  }

  private(set) var entries: [Entry] = [
    "Book the hall", "Call the caterer", "Send invitations", "Order flowers", "Ask for a projector", "Print name tags",
    "Hire a band",
    "Reserve parking", "Write the welcome speech", "Test the microphones", "Set the tables", "Thank the helpers",
  ].enumerated().map { Entry(id: $0.offset, text: $0.element) }
  private var deletions: [Deletion] = []
  private var nextID = 12
  var onChange: (() -> Void)?

  var canUndo: Bool { !deletions.isEmpty }

  func add(_ text: String) {
    entries.append(Entry(id: nextID, text: text))
    nextID += 1
    onChange?()
  }

  func toggle(_ id: Int) {
    guard let place = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[place].isDone.toggle()
    onChange?()
  }

  func delete(_ id: Int) {
    guard let place = entries.firstIndex(where: { $0.id == id }) else { return }
    deletions.append(Deletion(entry: entries[place], previous: place > 0 ? entries[place - 1].id : nil))
    entries.remove(at: place)
    onChange?()
  }

  func undo() {
    guard let deletion = deletions.popLast() else { return }
    if let place = entries.firstIndex(where: { $0.id == deletion.previous }) {
      entries.insert(deletion.entry, at: place + 1)
    } else {
      entries.append(deletion.entry)
    }
    onChange?()
  }
}

final class OutlineViewController: UIViewController, UICollectionViewDelegate {
  private let document: OutlineDocument
  private var source: UICollectionViewDiffableDataSource<Int, Entry>?
  private var hidesDone = false

  init(document: OutlineDocument) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0) }
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { cell, _, entry in
      var content = UIListContentConfiguration.cell()
      content.text = entry.text
      content.textProperties.color = entry.isDone ? .secondaryLabel : .label
      cell.contentConfiguration = content
      cell.accessories = entry.isDone ? [.checkmark()] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, entry in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: entry)
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Undo", primaryAction: UIAction(title: "Undo") { [weak self] _ in self?.document.undo() })
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Add", primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() }),
      UIBarButtonItem(
        title: "Filter",
        primaryAction: UIAction(title: "Filter") { [weak self] _ in
          self?.hidesDone.toggle()
          self?.show()
        }),
    ]
    document.onChange = { [weak self] in self?.show() }
    show()
  }

  private func show() {
    title = hidesDone ? "Still to do" : "Anniversary"
    navigationItem.leftBarButtonItem?.isEnabled = document.canUndo
    var snapshot = NSDiffableDataSourceSnapshot<Int, Entry>()
    snapshot.appendSections([0])
    snapshot.appendItems(document.entries.filter { !hidesDone || !$0.isDone })
    source?.apply(snapshot, animatingDifferences: true)
  }

  private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = source?.itemIdentifier(for: indexPath)?.id else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.document.delete(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func add() {
    let alert = UIAlertController(title: "New entry", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Text" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        self?.document.add(text)
      })
    present(alert, animated: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = source?.itemIdentifier(for: indexPath)?.id else { return }
    document.toggle(id)
  }
}
