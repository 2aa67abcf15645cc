import UIKit

final class AppointmentsViewController: UICollectionViewController {
  private lazy var dataSource: UICollectionViewDiffableDataSource<Int, Appointment> = {
    let registration = UICollectionView.CellRegistration<AppointmentCell, Appointment> { cell, _, appointment in
      cell.appointment = appointment
      cell.accessories = [.disclosureIndicator()]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, appointment in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: appointment)
    }
  }()

  convenience init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appointments"
    var snapshot = NSDiffableDataSourceSnapshot<Int, Appointment>()
    snapshot.appendSections([0])
    snapshot.appendItems(Appointment.upcoming)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
