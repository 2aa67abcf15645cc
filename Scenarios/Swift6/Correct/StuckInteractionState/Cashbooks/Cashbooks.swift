import UIKit

struct CashEntry {
  let id: Int
  var text: String
}

@MainActor
protocol CashCellDelegate: AnyObject {
  func cashCell(_ cell: CashCell, didChange text: String)
  func cashCellDidReturn(_ cell: CashCell)
}

final class CashCell: UITableViewCell, UITextFieldDelegate {
  let field = UITextField()
  weak var delegate: (any CashCellDelegate)?
  private(set) var entryID: Int?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.delegate = self
    field.borderStyle = .roundedRect
    field.translatesAutoresizingMaskIntoConstraints = false
    field.addAction(UIAction { [unowned self] _ in delegate?.cashCell(self, didChange: field.text ?? "") }, for: .editingChanged)
    contentView.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      field.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ entry: CashEntry) {
    entryID = entry.id
    field.placeholder = "Entry \(entry.id)"
    if field.text != entry.text { field.text = entry.text }
    field.textColor = entry.text.hasPrefix("-") ? .systemRed : .label
    field.layer.borderWidth = field.isFirstResponder ? 1 : 0
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { field.layer.borderWidth = 1 }
  func textFieldDidEndEditing(_ textField: UITextField) { field.layer.borderWidth = 0 }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.cashCellDidReturn(self)
    return false
  }
}

/// A cash book that is typed from top to bottom: what is typed belongs to an entry, wherever that stands.
final class CashbooksViewController: UITableViewController, CashCellDelegate {
  private var entries = (1...30).map { CashEntry(id: $0, text: "") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CashCell.self, forCellReuseIdentifier: "entry")
    tableView.keyboardDismissMode = .onDrag
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    if let cell = cell as? CashCell {
      cell.delegate = self
      cell.show(entries[indexPath.row])
    }
    return cell
  }

  func cashCell(_ cell: CashCell, didChange text: String) {
    guard let index = entries.firstIndex(where: { $0.id == cell.entryID }) else { return }
    entries[index].text = text
    cell.show(entries[index])
  }

  func cashCellDidReturn(_ cell: CashCell) {
    guard let index = entries.firstIndex(where: { $0.id == cell.entryID }), index + 1 < entries.count else {
      cell.field.resignFirstResponder()
      return
    }
    let next = IndexPath(row: index + 1, section: 0)
    tableView.scrollToRow(at: next, at: .none, animated: false)
    (tableView.cellForRow(at: next) as? CashCell)?.field.becomeFirstResponder()
  }

  func id(at indexPath: IndexPath) -> Int? { entries.indices.contains(indexPath.row) ? entries[indexPath.row].id : nil }

  func insertOnTop() {
    entries.insert(CashEntry(id: 100 + entries.count, text: "-5"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }
}
