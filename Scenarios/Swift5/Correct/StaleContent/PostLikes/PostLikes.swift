import UIKit

struct LikedPost {
  let id: Int
  let title: String
  var likes: Int
  var isLiked = false
}

/// A like shows at once; where the server refuses it, it is taken back.
final class PostLikesViewController: UIViewController {
  private var posts = (1...30).map { LikedPost(id: $0, title: "Post \($0)", likes: 3 * $0) }
  private var requests: [Int: URLSessionTask] = [:]
  private var dataSource: UITableViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    let table = UITableView(frame: view.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    view.addSubview(table)
    dataSource = .init(tableView: table) { [weak self] table, indexPath, id in
      let cell = table.dequeueReusableCell(withIdentifier: "post", for: indexPath)
      self?.configure(cell, id)
      return cell
    }
    show()
  }

  private func configure(_ cell: UITableViewCell, _ id: Int) {
    guard let post = posts.first(where: { $0.id == id }) else { return }
    var content = cell.defaultContentConfiguration()
    content.text = post.title
    content.secondaryText = "\(post.likes) likes"
    cell.contentConfiguration = content
    let button = cell.accessoryView as? UIButton ?? UIButton(type: .system)
    button.setTitle(post.isLiked ? "Unlike" : "Like", for: .normal)
    button.sizeToFit()
    button.removeAction(identifiedBy: .init("like"), for: .touchUpInside)
    button.addAction(UIAction(identifier: .init("like")) { [weak self] _ in self?.toggleLike(of: id) }, for: .touchUpInside)
    cell.accessoryView = button
  }

  private func toggleLike(of id: Int) {
    guard requests[id] == nil, let address = URL(string: "https://posts.example/like/\(id)") else { return }
    flip(id)
    let task = URLSession.shared.dataTask(with: address) { [weak self] _, response, _ in
      let isAccepted = (response as? HTTPURLResponse)?.statusCode == 200
      DispatchQueue.main.async { [weak self] in self?.finish(id, isAccepted: isAccepted) }
    }
    requests[id] = task
    task.resume()
  }

  private func finish(_ id: Int, isAccepted: Bool) {
    requests[id] = nil
    if !isAccepted {
      flip(id)
      navigationItem.prompt = "The like was not saved"
    }
  }

  private func flip(_ id: Int) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[index].isLiked.toggle()
    posts[index].likes += posts[index].isLiked ? 1 : -1
    show(changed: [id])
  }

  func newPost() {
    posts.insert(LikedPost(id: posts.count + 1, title: "Post \(posts.count + 1)", likes: 0), at: 0)
    show()
  }

  private func show(changed: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(posts.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
