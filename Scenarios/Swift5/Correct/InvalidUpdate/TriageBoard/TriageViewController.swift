import UIKit

/// A grid that sorts itself, one step at a time.
class TriageViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<TriageBoard.Room, TriageBoard.Patient>!
  private let board = TriageBoard(rooms: 6, patients: 8)
  private var isSorting = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Triage"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<PatientCell, TriageBoard.Patient> { cell, _, patient in
      cell.show(patient)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, patient in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: patient)
    }
    apply(animated: false)
  }

  func sort() {
    isSorting = true
    performStep()
  }

  private func performStep() {
    guard isSorting else { return }
    isSorting = false
    for room in board.rooms where !room.isSorted {
      room.sortNext()
      isSorting = true
    }
    apply(animated: true)
    guard isSorting else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(125)) { [weak self] in self?.performStep() }
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<TriageBoard.Room, TriageBoard.Patient>()
    for room in board.rooms {
      snapshot.appendSections([room])
      snapshot.appendItems(room.patients)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let size = environment.container.effectiveContentSize
      let columns = size.width > size.height ? 8 : 4
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(size.width / CGFloat(columns))),
        subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }
}

private final class PatientCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ patient: TriageBoard.Patient) {
    label.text = "\(patient.number)"
    contentView.backgroundColor = UIColor(hue: CGFloat(patient.urgency) / 22, saturation: 0.6, brightness: 0.9, alpha: 1)
  }
}
