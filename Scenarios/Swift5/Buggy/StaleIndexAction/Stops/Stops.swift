import UIKit

/// What is typed into a row goes to the number the row had when its cell was made.
final class StopCell: UITableViewCell, UITextFieldDelegate {
  let field = UITextField()
  var onText: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.frame = CGRect(x: 150, y: 7, width: 200, height: 30)
    field.placeholder = "note"
    field.delegate = self
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError() }

  func textFieldDidEndEditing(_ textField: UITextField) { onText?(textField.text ?? "") }
}

class StopsViewController: RowsViewController {
  var stops = (1...30).map { (name: "Stop \($0)", note: "") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(StopCell.self, forCellReuseIdentifier: "stop")
  }

  func add() {
    stops.insert((name: "New stop", note: ""), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stops.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath) as? StopCell else {
      return UITableViewCell()
    }
    cell.textLabel?.text = stops[indexPath.row].name
    cell.field.text = stops[indexPath.row].note
    cell.onText = { [weak self] text in self?.stops[indexPath.row].note = text }
    return cell
  }
}
