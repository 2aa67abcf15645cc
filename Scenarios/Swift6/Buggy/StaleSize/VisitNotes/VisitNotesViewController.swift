import UIKit

final class VisitNotesViewController: UIViewController {
  private let notes = VisitNote.samples
  private var expanded: Set<VisitNote.ID> = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, VisitNote.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Visits"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsSelection = false
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<VisitNoteCell, VisitNote> { [weak self] cell, _, note in
      cell.configure(with: note, isExpanded: self?.expanded.contains(note.id) ?? false)
      cell.onToggle = { self?.toggle(note.id) }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [notes] collectionView, indexPath, id in
      let note = notes.first { $0.id == id }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: note)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, VisitNote.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(notes.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func toggle(_ id: VisitNote.ID) {
    expanded.formSymmetricDifference([id])
  }
}
