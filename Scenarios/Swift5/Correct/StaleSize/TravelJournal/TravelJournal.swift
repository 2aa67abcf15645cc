// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class JournalCell: UITableViewCell, UITextViewDelegate {
  let dayLabel = UILabel()
  let textView = UITextView()
  var textChanged: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    dayLabel.font = .preferredFont(forTextStyle: .caption1)
    textView.font = .preferredFont(forTextStyle: .body)
    textView.isScrollEnabled = false
    textView.delegate = self
    textView.accessibilityLabel = "Entry"
    let stack = UIStackView(arrangedSubviews: [dayLabel, textView])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    textChanged = nil
  }

  func textViewDidChange(_ textView: UITextView) {
    textChanged?(textView.text)
  }
}

/// Text goes to the journal with every key; the table only has to look at the heights again.
class TravelJournalViewController: UIViewController {
  private let tableView = UITableView()
  private var days = (1...25).map { "Day \($0)" }
  private var entries: [String: String] = ["Day 1": "We left in the rain."]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.dataSource = self
    tableView.register(JournalCell.self, forCellReuseIdentifier: "JournalCell")
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func addDay() {
    days.insert("Day 0", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }
}

extension TravelJournalViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "JournalCell", for: indexPath) as! JournalCell
    let day = days[indexPath.row]
    cell.dayLabel.text = day
    cell.textView.text = entries[day] ?? ""
    cell.textChanged = { [weak self] text in
      self?.entries[day] = text
      self?.tableView.performBatchUpdates(nil)
    }
    return cell
  }
}
