import UIKit

final class BackupChapter {
  let name: String
  var words: Int
  init(_ name: String, _ words: Int) { (self.name, self.words) = (name, words) }
}

/// Chapters of a book. A copy of all is made whenever somebody leaves this list for a chapter, so that what is written there can be compared with
/// it; how much that copy has stands above.
final class BackupWordsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let chapters = [
    BackupChapter("Spring", 120), BackupChapter("Summer", 80), BackupChapter("Autumn", 95), BackupChapter("Winter", 60),
  ]
  private let copyLabel = UILabel()
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Book"
    let stack = UIStackView(arrangedSubviews: [copyLabel, table])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "chapter")
    copy(chapters.map(\.words))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    table.reloadData()
  }

  private func copy(_ words: [Int]) { copyLabel.text = "The last copy has \(words.reduce(0, +)) words" }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { chapters.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chapter", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = chapters[indexPath.row].name
    content.secondaryText = "\(chapters[indexPath.row].words) words"
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    copy(chapters.map(\.words))
    navigationController?.pushViewController(BackupChapterViewController(chapters[indexPath.row]), animated: true)
  }
}

final class BackupChapterViewController: UIViewController {
  private let chapter: BackupChapter
  private let button = UIButton(type: .system)

  init(_ chapter: BackupChapter) {
    self.chapter = chapter
    super.init(nibName: nil, bundle: nil)
    title = chapter.name
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Write a page", for: .normal)
    button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.chapter.words += 25 }, for: .touchUpInside)
    view.addSubview(button)
  }
}
