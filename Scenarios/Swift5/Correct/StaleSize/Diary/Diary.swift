import UIKit

/// A row grows with what is typed into it.
final class DiaryCell: UITableViewCell, UITextViewDelegate {
  let text = UITextView()
  var onText: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    text.isScrollEnabled = false
    text.delegate = self
    text.font = .preferredFont(forTextStyle: .body)
    text.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func textViewDidChange(_ textView: UITextView) { onText?(textView.text) }
}

class DiaryViewController: RowsViewController {
  var days = (1...30).map { (id: $0, text: "Day \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(DiaryCell.self, forCellReuseIdentifier: "day")
    tableView.keyboardDismissMode = .onDrag
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath) as? DiaryCell else {
      return UITableViewCell()
    }
    let id = days[indexPath.row].id
    cell.text.text = days[indexPath.row].text
    cell.onText = { [weak self] text in
      guard let self, let row = days.firstIndex(where: { $0.id == id }) else { return }
      days[row].text = text
      UIView.setAnimationsEnabled(false)
      self.tableView.beginUpdates()
      self.tableView.endUpdates()
      UIView.setAnimationsEnabled(true)
    }
    return cell
  }
}
