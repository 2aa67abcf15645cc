import UIKit

final class DoctorsViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Doctor>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Doctors"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<DoctorCell, Doctor> { cell, _, doctor in
      cell.configure(with: doctor)
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, doctor in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: doctor)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Doctor>()
    snapshot.appendSections([0])
    snapshot.appendItems(Doctor.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
