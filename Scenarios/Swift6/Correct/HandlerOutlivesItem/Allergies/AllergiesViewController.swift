import UIKit

final class AllergiesViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Allergy>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    title = "Allergies"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<AllergyCell, Allergy> { cell, _, allergy in
      cell.allergy = allergy
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, allergy in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: allergy)
    }
    let substances = ["Birch", "Cat", "Dust", "Egg", "Hazelnut", "Latex", "Milk", "Penicillin", "Soy", "Wasp"]
    var snapshot = NSDiffableDataSourceSnapshot<Int, Allergy>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...40).map { Allergy(substance: "\(substances[$0 % 10]) (\($0))", isSevere: $0 % 6 == 1) })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
