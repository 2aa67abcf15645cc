import UIKit

final class EpistleCell: UITableViewCell, UITextViewDelegate {
  private let name = UILabel()
  private let textView = UITextView()
  var onChange: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    name.frame = CGRect(x: 16, y: 4, width: 280, height: 20)
    textView.frame = CGRect(x: 12, y: 26, width: 300, height: 50)
    textView.delegate = self
    contentView.addSubview(name)
    contentView.addSubview(textView)
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(_ person: String, draft: String) {
    name.text = "To \(person)"
    textView.text = draft
  }

  func textViewDidChange(_ textView: UITextView) { onChange?(textView.text) }

  override func prepareForReuse() {
    super.prepareForReuse()
    onChange = nil
    textView.resignFirstResponder()
  }
}

/// A draft to every person. Drafts stay when rows leave the screen, and also when a person is hidden and comes back.
final class EpistlesViewController: UITableViewController {
  private var people = (1...20).map { "Person \($0)" }
  private var drafts: [String: String] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 80
    tableView.keyboardDismissMode = .onDrag
    tableView.register(EpistleCell.self, forCellReuseIdentifier: "epistle")
  }

  func hideSecond() {
    let person = people.remove(at: 1)
    tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    people.append(person)
    tableView.insertRows(at: [IndexPath(row: people.count - 1, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "epistle", for: indexPath) as? EpistleCell
    else { fatalError("The registration gives another class.") }
    let person = people[indexPath.row]
    cell.show(person, draft: drafts[person] ?? "")
    cell.onChange = { [weak self] in self?.drafts[person] = $0 }
    return cell
  }
}
