import UIKit

struct Memo: Identifiable {
  let id: Int
  var text: String
}

/// Text that grows its row while it is typed, and is written to its memo by id.
final class MemoCell: UITableViewCell, UITextViewDelegate {
  private let textView = UITextView()
  var onChange: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textView.isScrollEnabled = false
    textView.font = .preferredFont(forTextStyle: .body)
    textView.delegate = self
    textView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      textView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      textView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ memo: Memo) { textView.text = memo.text }

  func textViewDidChange(_ textView: UITextView) { onChange?(textView.text) }
}

final class MemosViewController: UITableViewController {
  private var memos = (1...25).map { Memo(id: $0, text: "Memo \($0)" + String(repeating: " and more", count: $0 % 4 * 4)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MemoCell.self, forCellReuseIdentifier: "memo")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 48
  }

  func add() {
    memos.insert(Memo(id: memos.count + 100, text: "Dictated memo"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { memos.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "memo", for: indexPath)
    let memo = memos[indexPath.row]
    if let cell = cell as? MemoCell {
      cell.show(memo)
      cell.onChange = { [weak self] text in self?.write(text, to: memo.id) }
    }
    return cell
  }

  private func write(_ text: String, to id: Memo.ID) {
    guard let row = memos.firstIndex(where: { $0.id == id }) else { return }
    memos[row].text = text
    UIView.performWithoutAnimation {
      tableView.beginUpdates()
      tableView.endUpdates()
    }
  }
}
