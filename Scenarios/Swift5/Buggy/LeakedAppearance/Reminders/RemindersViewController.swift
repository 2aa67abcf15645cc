import UIKit

class RemindersViewController: UIViewController, UICollectionViewDelegate {
  enum Section: Int {
    case all
  }

  var reminders = Reminder.makeSamples()

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Reminder>!

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Reminders"
    view.backgroundColor = .systemBackground

    let listConfiguration = UICollectionLayoutListConfiguration(appearance: .plain)
    let layout = UICollectionViewCompositionalLayout.list(using: listConfiguration)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    collectionView.register(ReminderCell.self, forCellWithReuseIdentifier: ReminderCell.reuseIdentifier)
    collectionView.delegate = self
    view.addSubview(collectionView)

    dataSource = UICollectionViewDiffableDataSource<Section, Reminder>(collectionView: collectionView) {
      collectionView, indexPath, reminder in
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ReminderCell.reuseIdentifier, for: indexPath)
      (cell as? ReminderCell)?.configure(with: reminder)
      return cell
    }
    reloadReminders()
  }

  func reloadReminders() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Reminder>()
    snapshot.appendSections([.all])
    snapshot.appendItems(reminders, toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // MARK: - UICollectionViewDelegate

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
