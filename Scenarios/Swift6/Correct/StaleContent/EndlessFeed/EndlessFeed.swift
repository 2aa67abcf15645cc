import UIKit

final class SpinnerCell: UITableViewCell {
  let spinner = UIActivityIndicatorView(style: .medium)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(spinner)
    NSLayoutConstraint.activate([
      spinner.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      spinner.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      spinner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The next page is asked for when the spinner row comes up; the spinner goes with the last page.
final class EndlessFeedViewController: UIViewController {
  private let tableView = UITableView()
  private var posts = (1...20).map { "Post \($0)" }
  private var isLoading = false
  private let lastPost = 60

  private var hasMore: Bool { posts.count < lastPost }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    tableView.register(SpinnerCell.self, forCellReuseIdentifier: "spinner")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  private func loadMore() {
    guard hasMore, !isLoading else { return }
    isLoading = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
      self?.append()
    }
  }

  private func append() {
    let old = posts.count
    posts += (old + 1...min(old + 20, lastPost)).map { "Post \($0)" }
    isLoading = false
    tableView.performBatchUpdates {
      self.tableView.insertRows(at: (old..<self.posts.count).map { IndexPath(row: $0, section: 0) }, with: .none)
      if !self.hasMore {
        self.tableView.deleteSections([1], with: .none)
      }
    }
  }
}

extension EndlessFeedViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { hasMore ? 2 : 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? posts.count : 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 1 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "spinner", for: indexPath)
      (cell as? SpinnerCell)?.spinner.startAnimating()
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = posts[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

extension EndlessFeedViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.section == 1 {
      loadMore()
    }
  }
}
