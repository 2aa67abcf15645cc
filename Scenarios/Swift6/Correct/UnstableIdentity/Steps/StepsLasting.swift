import UIKit

/// The person is the identifier, and the row of somebody who walked is configured again.
final class LastingStepsViewController: UIViewController, UICollectionViewDelegate {
  private var counts = (1...40).map { StepCount(person: "Person \($0)", steps: $0 * 100) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, person in
      var content = UIListContentConfiguration.valueCell()
      content.text = person
      content.secondaryText = "\(counts.first { $0.person == person }?.steps ?? 0) steps"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, person in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: person)
    }
    apply()
  }

  func walk() {
    for index in counts.indices where index % 3 == 0 {
      counts[index].steps += 10
    }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(counts.enumerated().filter { $0.offset % 3 == 0 }.map(\.element.person))
    dataSource.apply(snapshot)
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(counts.map(\.person))
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
