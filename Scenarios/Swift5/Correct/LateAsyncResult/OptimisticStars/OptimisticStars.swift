import UIKit

private struct OptimisticRepo: Hashable {
  let id: Int
  let name: String
}

/// Stands for the server: it takes one change at a time and refuses a second one that comes meanwhile, as servers do that limit rates.
private final class OptimisticServer {
  private var isBusy = false

  func perform(_ answer: @escaping (Bool) -> Void) {
    guard !isBusy else {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { answer(false) }
      return
    }
    isBusy = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { [weak self] in
      self?.isBusy = false
      answer(true)
    }
  }
}

private final class OptimisticRepoCell: UITableViewCell {
  private let name = UILabel()
  private let star = UIButton(type: .system)
  private let remove = UIButton(type: .system)
  var starred: (() -> Void)?
  var removed: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    remove.setTitle("Remove", for: .normal)
    star.addAction(UIAction { [weak self] _ in self?.starred?() }, for: .touchUpInside)
    remove.addAction(UIAction { [weak self] _ in self?.removed?() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [name, star, remove])
    stack.distribution = .equalSpacing
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ repo: OptimisticRepo, isStarred: Bool) {
    name.text = repo.name
    star.setTitle(isStarred ? "Starred" : "Star", for: .normal)
  }
}

/// Repositories, with optimistic updates: a change shows at once, and is taken back, with a word about it, if the server refuses it.
final class OptimisticStarsViewController: UITableViewController {
  private var repos = [
    "alembic", "basalt", "cadence", "dovetail", "ember", "foundry", "gasket", "hollow", "inkwell", "jetty", "kestrel", "lattice",
  ].enumerated().map { OptimisticRepo(id: $0.offset, name: $0.element) }
  private var starred: Set<Int> = []
  private let server = OptimisticServer()
  private var dataSource: UITableViewDiffableDataSource<Int, OptimisticRepo>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Repositories"
    tableView.rowHeight = 52
    tableView.register(OptimisticRepoCell.self, forCellReuseIdentifier: "repo")
    dataSource = .init(tableView: tableView) { [weak self] table, indexPath, repo in
      let cell = table.dequeueReusableCell(withIdentifier: "repo", for: indexPath)
      guard let self, let cell = cell as? OptimisticRepoCell else { return cell }
      cell.show(repo, isStarred: starred.contains(repo.id))
      cell.starred = { [weak self] in self?.toggle(repo) }
      cell.removed = { [weak self] in self?.remove(repo) }
      return cell
    }
    show()
  }

  private func show(changed: [OptimisticRepo] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, OptimisticRepo>()
    snapshot.appendSections([0])
    snapshot.appendItems(repos)
    snapshot.reconfigureItems(changed.filter(repos.contains))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func toggle(_ repo: OptimisticRepo) {
    starred.formSymmetricDifference([repo.id])
    show(changed: [repo])
    server.perform { [weak self] isDone in
      guard let self else { return }
      if !isDone {
        starred.formSymmetricDifference([repo.id])
        show(changed: [repo])
      }
      title = isDone ? "Repositories" : "Too fast, try again"
    }
  }

  private func remove(_ repo: OptimisticRepo) {
    guard let place = repos.firstIndex(of: repo) else { return }
    repos.remove(at: place)
    show()
    server.perform { [weak self] isDone in
      guard let self else { return }
      if !isDone {
        // Rows never change their order, which their numbers tell.
        repos.append(repo)
        repos.sort { $0.id < $1.id }
        show()
      }
      title = isDone ? "Repositories" : "Too fast, try again"
    }
  }
}
