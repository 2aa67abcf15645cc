import UIKit

/// The whole value is the identifier: one more step, and it is another row.
struct StepCount: Hashable, Sendable {
  let person: String
  var steps: Int
}

final class StepsViewController: UIViewController, UICollectionViewDelegate {
  private var counts = (1...40).map { StepCount(person: "Person \($0)", steps: $0 * 100) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, StepCount>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, StepCount> { cell, _, count in
      var content = UIListContentConfiguration.valueCell()
      content.text = count.person
      content.secondaryText = "\(count.steps) steps"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, count in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: count)
    }
    apply()
  }

  func walk() {
    for index in counts.indices where index % 3 == 0 {
      counts[index].steps += 10
    }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, StepCount>()
    snapshot.appendSections([0])
    snapshot.appendItems(counts)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
