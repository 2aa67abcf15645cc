import SwiftUI
import UIKit

final class HabitsViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Habit>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"

    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsSelection = false
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Habit> { cell, _, habit in
      cell.contentConfiguration = UIHostingConfiguration {
        HabitRow(habit: habit)
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, habit in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: habit)
    }

    var snapshot = NSDiffableDataSourceSnapshot<Int, Habit>()
    snapshot.appendSections([0])
    snapshot.appendItems(Habit.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
