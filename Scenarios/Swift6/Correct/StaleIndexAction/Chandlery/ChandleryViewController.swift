import UIKit

/// Jobs to be done, newest last. A swipe puts one aside.
final class ChandleryViewController: UIViewController {
  private var jobs = ["Rope", "Tar", "Canvas", "Lamp oil", "Anchor"]
  private var orders = 0
  private var source: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var look = UICollectionLayoutListConfiguration(appearance: .plain)
    look.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let job = source.itemIdentifier(for: indexPath) else { return nil }
      let done = UIContextualAction(style: .destructive, title: "Done") { [weak self] _, _, finished in
        self?.jobs.removeAll { $0 == job }
        self?.show()
        finished(true)
      }
      return UISwipeActionsConfiguration(actions: [done])
    }
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, job in
      var content = UIListContentConfiguration.cell()
      content.text = job
      cell.contentConfiguration = content
    }
    source = .init(collectionView: list) { list, indexPath, job in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: job)
    }
    show()
  }

  func order() {
    orders += 1
    jobs.append("Order \(orders)")
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(jobs)
    source.apply(snapshot, animatingDifferences: false)
  }
}
