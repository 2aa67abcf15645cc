import UIKit

struct TrackedHabit: Identifiable, Sendable {
  let id: Int
  let name: String
  var streak = 0
}

/// The identifier is the habit's id; edits reconfigure.
final class TrackedHabitsViewController: UICollectionViewController {
  private var habits = (1...40).map { TrackedHabit(id: $0, name: "Habit \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, TrackedHabit.ID>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, TrackedHabit.ID> {
      [unowned self] cell, _, id in
      guard let habit = habits.first(where: { $0.id == id }) else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = habit.name
      content.secondaryText = "\(habit.streak) days"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    title = habits[indexPath.item].name
  }

  func midnight() {
    for index in habits.indices where index % 2 == 0 { habits[index].streak += 1 }
    apply(changed: habits.map(\.id))
  }

  private func apply(changed: [TrackedHabit.ID] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, TrackedHabit.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(habits.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
