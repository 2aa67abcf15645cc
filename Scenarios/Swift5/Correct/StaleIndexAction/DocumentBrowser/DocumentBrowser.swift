import UIKit

struct Document: Hashable, Identifiable {
  let id: UUID
  var name: String
  var isPinned = false
}

/// Context menus whose actions know the document, not the row.
class DocumentsViewController: UIViewController, UICollectionViewDelegate {
  private var documents = (1...36).map { Document(id: UUID(), name: "Document \($0)") }
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Document.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Document.ID> { [weak self] cell, _, id in
      guard let document = self?.document(id) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = document.name
      content.image = UIImage(systemName: document.isPinned ? "pin.fill" : "doc.text")
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let isPinned = self?.document(id)?.isPinned ?? false
      return UIMenu(children: [
        UIAction(title: isPinned ? "Unpin" : "Pin", image: UIImage(systemName: "pin")) { _ in
          self?.change(id) { $0.isPinned.toggle() }
        },
        UIAction(title: "Duplicate") { _ in self?.duplicate(id) },
        UIAction(title: "Delete", attributes: .destructive) { _ in self?.delete(id) },
      ])
    }
  }

  func upload() {
    documents.insert(Document(id: UUID(), name: "Uploaded"), at: 0)
    apply()
  }

  private func document(_ id: Document.ID) -> Document? { documents.first { $0.id == id } }

  private func change(_ id: Document.ID, _ body: (inout Document) -> Void) {
    guard let index = documents.firstIndex(where: { $0.id == id }) else { return }
    body(&documents[index])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func duplicate(_ id: Document.ID) {
    guard let index = documents.firstIndex(where: { $0.id == id }) else { return }
    documents.insert(Document(id: UUID(), name: "Copy of \(documents[index].name)"), at: index + 1)
    apply()
  }

  private func delete(_ id: Document.ID) {
    documents.removeAll { $0.id == id }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Document.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(documents.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
