import UIKit

final class RefillListViewController: UIViewController {
  private enum Section: Hashable {
    case cabinet
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Medication.ID>

  private var medications = Medication.cabinet()
  private var dataSource: DataSource!

  override func loadView() {
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    dataSource = makeDataSource(for: collectionView)
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Medicine Cabinet"
    var snapshot = NSDiffableDataSourceSnapshot<Section, Medication.ID>()
    snapshot.appendSections([.cabinet])
    snapshot.appendItems(medications.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource(for collectionView: UICollectionView) -> DataSource {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Medication> { cell, _, medication in
      var content = UIListContentConfiguration.valueCell()
      content.text = medication.name
      content.secondaryText = medication.dose
      cell.contentConfiguration = content

      // Rows that are about to run out stand out, unless they are touched.
      if medication.needsRefill {
        cell.configurationUpdateHandler = { cell, state in
          var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
          if !state.isHighlighted && !state.isSelected {
            background.backgroundColor = .systemYellow
          }
          cell.backgroundConfiguration = background
        }
      }
    }
    return DataSource(collectionView: collectionView) { [unowned self] collectionView, indexPath, id in
      let medication = medications.first { $0.id == id }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: medication)
    }
  }
}

#Preview {
  RefillListViewController()
}
