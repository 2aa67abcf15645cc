import UIKit

struct Post: Hashable {
  let id: Int
  let author: String
  let text: String
}

/// The server: 60 posts, ten a page, the newest first.
struct PostService {
  static let size = 10
  private let authors = ["mara", "jon", "ilse", "teo", "wanda"]

  func page(_ page: Int, then: @escaping @MainActor ([Post]) -> Void) {
    let first = page * Self.size
    let posts = (first..<max(first, min(first + Self.size, 60))).map {
      Post(id: 60 - $0, author: authors[$0 % authors.count], text: "Note \(60 - $0) from the road")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { MainActor.assumeIsolated { then(posts) } }
  }
}

final class PostCell: UITableViewCell {
  private let authorLabel = UILabel()
  private let bodyLabel = UILabel()
  private let likeButton = UIButton(type: .system)
  private var onLike: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    authorLabel.font = .preferredFont(forTextStyle: .caption1)
    authorLabel.textColor = .secondaryLabel
    bodyLabel.numberOfLines = 0
    likeButton.contentHorizontalAlignment = .leading
    likeButton.addAction(UIAction { [weak self] _ in self?.onLike?() }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [bodyLabel, authorLabel, likeButton])
    column.axis = .vertical
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ post: Post, isLiked: Bool, onLike: @escaping () -> Void) {
    authorLabel.text = "@\(post.author)"
    bodyLabel.text = post.text
    likeButton.setTitle(isLiked ? "♥ Liked" : "♡ Like", for: .normal)
    self.onLike = onLike
  }
}

final class TimelineViewController: UITableViewController {
  private let service: PostService
  private var posts: [Post] = []
  private var liked: Set<Int> = []
  private var hidden: Set<Int> = []
  private var nextPage = 0
  private var isLoading = false
  private var hasMore = true
  /// Counts refreshes: pages that were asked for before the last one are thrown away.
  private var generation = 0

  init(service: PostService) {
    self.service = service
    super.init(style: .plain)
    title = "Notes"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    refreshControl = refresh
    loadMore()
  }

  private func refresh() {
    generation += 1
    let asked = generation
    isLoading = true
    service.page(0) { [weak self] page in
      guard let self, asked == generation else { return }
      isLoading = false
      posts = page.filter { !self.hidden.contains($0.id) }
      hasMore = page.count == PostService.size
      refreshControl?.endRefreshing()
      tableView.reloadData()
      showCount()
    }
  }

  private func loadMore() {
    guard !isLoading, hasMore else { return }
    isLoading = true
    let asked = generation
    service.page(nextPage) { [weak self] page in
      guard let self, asked == generation else { return }
      isLoading = false
      nextPage += 1
      hasMore = page.count == PostService.size
      let first = posts.count
      posts += page.filter { !self.hidden.contains($0.id) }
      tableView.insertRows(at: (first..<posts.count).map { IndexPath(row: $0, section: 0) }, with: .none)
      showCount()
    }
  }

  private func showCount() { navigationItem.prompt = "\(posts.count) notes so far" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    let post = posts[indexPath.row]
    (cell as? PostCell)?.show(post, isLiked: liked.contains(post.id)) { [weak self] in self?.toggleLike(of: post) }
    return cell
  }

  private func toggleLike(of post: Post) {
    if liked.remove(post.id) == nil { liked.insert(post.id) }
    guard let row = posts.firstIndex(of: post) else { return }
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == posts.count - 1 { loadMore() }
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    hidden.insert(posts.remove(at: indexPath.row).id)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    showCount()
    if indexPath.row == posts.count { loadMore() }
  }
}
