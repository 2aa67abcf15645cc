import UIKit

struct Workout: Identifiable, Hashable, Sendable {
  let id: UUID
  let name: String
  let exercises: [String]
}

/// What is unfolded is kept by id, so that inserts and sorts don't move it to another workout.
final class WorkoutsViewController: UIViewController, UICollectionViewDelegate {
  private var workouts = (1...40).map { number in
    Workout(
      id: UUID(), name: "Workout \(number)", exercises: (1...(2 + number % 3)).map { "Exercise \(number).\($0)" })
  }
  private var expanded: Set<Workout.ID> = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, Workout.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Workout> { [unowned self] cell, _, workout in
      let isExpanded = expanded.contains(workout.id)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = workout.name
      content.secondaryText = isExpanded ? workout.exercises.joined(separator: "\n") : "\(workout.exercises.count) exercises"
      content.secondaryTextProperties.numberOfLines = 0
      cell.contentConfiguration = content
      let image = UIImageView(image: UIImage(systemName: isExpanded ? "chevron.up" : "chevron.down"))
      cell.accessories = [.customView(configuration: .init(customView: image, placement: .trailing()))]
    }
    dataSource = .init(collectionView: list) { [unowned self] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: workouts.first { $0.id == id })
    }
    apply(animated: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    expanded.formSymmetricDifference([id])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func add() {
    workouts.insert(Workout(id: UUID(), name: "Morning stretch", exercises: ["Neck", "Back"]), at: 0)
    apply(animated: true)
  }

  func reverse() {
    workouts.reverse()
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Workout.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(workouts.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
