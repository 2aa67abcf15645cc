import UIKit

/// Remembers courses, not rows.
final class KnownCoursesViewController: UIViewController, UICollectionViewDelegate {
  private var courses = (1...40).map {
    Course(id: UUID(), title: "Course \($0)", syllabus: "Lectures and exercises of course \($0)")
  }
  private var expanded: Set<UUID> = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, Course>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Course> {
      [unowned self] cell, _, course in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = course.title
      content.secondaryText = expanded.contains(course.id) ? course.syllabus : nil
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, course in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: course)
    }
    apply()
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let course = dataSource.itemIdentifier(for: indexPath) else { return }
    expanded.formSymmetricDifference([course.id])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([course])
    dataSource.apply(snapshot)
  }

  func add() {
    courses.insert(Course(id: UUID(), title: "New course", syllabus: "To be announced"), at: 0)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Course>()
    snapshot.appendSections([0])
    snapshot.appendItems(courses)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
