import UIKit

/// A row is crossed out; the switch of a reused cell crosses out all rows that it has stood for.
final class TodoCell: UICollectionViewListCell {
  let done = UISwitch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessories = [.customView(configuration: .init(customView: done, placement: .trailing()))]
  }

  required init?(coder: NSCoder) { nil }
}

final class TodosViewController: UICollectionViewController {
  private var open = (1...40).map { "Todo \($0)" }
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<TodoCell, String> { [weak self] cell, _, todo in
      var content = cell.defaultContentConfiguration()
      content.text = todo
      cell.contentConfiguration = content
      cell.done.isOn = false
      cell.done.addAction(UIAction { _ in self?.finish(todo) }, for: .valueChanged)
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, todo in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: todo)
    }
    apply()
  }

  private func finish(_ todo: String) {
    open.removeAll { $0 == todo }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(open)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
