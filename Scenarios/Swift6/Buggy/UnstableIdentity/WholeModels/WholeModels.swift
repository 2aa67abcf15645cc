import UIKit

struct TrackedHabit: Hashable, Identifiable, Sendable {
  let id: Int
  let name: String
  var streak = 0
}

/// The whole model is the identifier, so every edit is another item.
final class TrackedHabitsViewController: UICollectionViewController {
  private var habits = (1...40).map { TrackedHabit(id: $0, name: "Habit \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, TrackedHabit>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, TrackedHabit> { cell, _, habit in
      var content = UIListContentConfiguration.valueCell()
      content.text = habit.name
      content.secondaryText = "\(habit.streak) days"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, habit in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: habit)
    }
    apply()
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    title = habits[indexPath.item].name
  }

  func midnight() {
    for index in habits.indices where index % 2 == 0 { habits[index].streak += 1 }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, TrackedHabit>()
    snapshot.appendSections([0])
    snapshot.appendItems(habits)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
