import UIKit

struct ToDo: Identifiable, Sendable {
  let id = UUID()
  var title: String
  var isDone = false
}

/// Swipe actions that act on the row they were built for.
final class ToDosViewController: UIViewController {
  private var toDos = (1...36).map { ToDo(title: "To-do \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, ToDo.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
          toDos.remove(at: indexPath.item)
          apply()
          done(true)
        }
      ])
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Done") { [unowned self] _, _, done in
          toDos[indexPath.item].isDone.toggle()
          apply(changed: [toDos[indexPath.item].id])
          done(true)
        }
      ])
    }
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, ToDo.ID> { [unowned self] cell, _, id in
      guard let toDo = toDos.first(where: { $0.id == id }) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = toDo.title
      cell.contentConfiguration = content
      cell.accessories = toDo.isDone ? [.checkmark()] : []
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func add() {
    toDos.insert(ToDo(title: "Shared by Kim"), at: 0)
    apply()
  }

  private func apply(changed: [ToDo.ID] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, ToDo.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(toDos.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
