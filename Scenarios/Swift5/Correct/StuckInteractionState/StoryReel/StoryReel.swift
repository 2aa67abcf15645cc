import UIKit

private struct ReelStory {
  let id: Int
  let title: String
}

private final class ReelStoryCell: UITableViewCell {
  private let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ story: ReelStory) { label.text = story.title }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    label.textColor = state.isSelected ? .systemRed : .label
  }
}

/// A reel: the story at the top of the screen is the one that plays, and is marked by the list's selection. Scrolling chooses it; a tap
/// on a story only says how long it is.
final class StoryReelViewController: UITableViewController {
  private let stories = (1...30).map { ReelStory(id: $0, title: "Story \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reel"
    tableView.rowHeight = 100
    tableView.register(ReelStoryCell.self, forCellReuseIdentifier: "story")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    markTop()
  }

  private func markTop() {
    let top = max(0, tableView.contentOffset.y + tableView.adjustedContentInset.top + 1)
    let row = min(stories.count - 1, Int(top / 100))
    let path = IndexPath(row: row, section: 0)
    if tableView.indexPathForSelectedRow != path { tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { markTop() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stories.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
    (cell as? ReelStoryCell)?.show(stories[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    title = "\(stories[indexPath.row].title): \(stories[indexPath.row].id * 7) seconds"
    return nil
  }
}
