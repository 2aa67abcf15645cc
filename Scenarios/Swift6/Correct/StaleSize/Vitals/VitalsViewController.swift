import UIKit

final class VitalsViewController: UIViewController {
  let vitals = ["Pulse", "Oxygen", "Temperature", "Systolic", "Diastolic", "Respiration"].enumerated().flatMap { kind, name in
    (1...6).map { Vital(id: kind * 6 + $0, name: "\(name), bed \($0)") }
  }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Vital.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ward"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.selfSizingInvalidation = .enabledIncludingConstraints
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Vital> { cell, _, vital in
      cell.contentConfiguration = VitalConfiguration(vital: vital)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [vitals] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: vitals.first { $0.id == id })
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Vital.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(vitals.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
