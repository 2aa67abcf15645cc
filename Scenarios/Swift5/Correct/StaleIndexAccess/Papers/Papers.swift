import UIKit

/// The next page is loaded when the rows that stand for it come into view.
actor PageSource {
  func page(after count: Int) async -> [String] {
    try? await Task.sleep(nanoseconds: 300_000_000)
    return count >= 60 ? [] : (count + 1...count + 20).map { "Paper \($0)" }
  }
}

class PapersViewController: RowsViewController {
  private let source = PageSource()
  private var papers: [String] = []
  private var isLoading = false
  private var isDone = false

  override func viewDidLoad() {
    super.viewDidLoad()
    load()
  }

  private func load() {
    guard !isLoading, !isDone else { return }
    isLoading = true
    Task { [weak self, source, count = papers.count] in
      let page = await source.page(after: count)
      guard let self else { return }
      isLoading = false
      isDone = page.isEmpty
      papers += page
      tableView.reloadData()
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? papers.count : (isDone ? 0 : 3)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    if indexPath.section == 0 {
      content.text = papers[indexPath.row]
    } else {
      content.text = "Loading…"
      content.textProperties.color = .placeholderText
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.section == 1 { load() }
  }
}
