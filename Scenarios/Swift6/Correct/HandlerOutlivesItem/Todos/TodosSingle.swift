import UIKit

/// One action for each cell, made with it; the closure that it calls is another one for each item.
final class SingleTodoCell: UICollectionViewListCell {
  let done = UISwitch()
  var onDone: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    done.addAction(UIAction { [weak self] _ in self?.onDone?() }, for: .valueChanged)
    accessories = [.customView(configuration: .init(customView: done, placement: .trailing()))]
  }

  required init?(coder: NSCoder) { nil }
}

final class SingleTodosViewController: UICollectionViewController {
  private var open = (1...40).map { "Todo \($0)" }
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<SingleTodoCell, String> { [weak self] cell, _, todo in
      var content = cell.defaultContentConfiguration()
      content.text = todo
      cell.contentConfiguration = content
      cell.done.isOn = false
      cell.onDone = { self?.finish(todo) }
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
