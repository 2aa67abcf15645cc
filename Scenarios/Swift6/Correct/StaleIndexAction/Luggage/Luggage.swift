import UIKit

struct Suitcase: Hashable, Sendable {
  let tag: String
}

/// Suitcases on a belt; a swipe reports one as lost, which asks first.
final class LuggageViewController: UIViewController, UICollectionViewDelegate {
  private var suitcases = (1...6).map { Suitcase(tag: "LH \($0)00") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Suitcase>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in actions(at: indexPath) }
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Suitcase> { cell, _, suitcase in
      var content = cell.defaultContentConfiguration()
      content.text = suitcase.tag
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, suitcase in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: suitcase)
    }
    apply()
  }

  func arrive() {
    suitcases.insert(Suitcase(tag: "BA \(100 + suitcases.count)"), at: 0)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Suitcase>()
    snapshot.appendSections([0])
    snapshot.appendItems(suitcases)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func actions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let suitcase = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let action = UIContextualAction(style: .normal, title: "Report") { [unowned self] _, _, done in
      report(suitcase)
      done(true)
    }
    action.accessibilityLabel = "Report \(suitcase.tag)"
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func report(_ suitcase: Suitcase) {
    let alert = UIAlertController(title: "Report \(suitcase.tag) as lost?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
