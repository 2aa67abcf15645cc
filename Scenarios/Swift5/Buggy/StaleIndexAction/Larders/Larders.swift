import UIKit

struct Jar {
  let id: Int
  var label: String
}

final class JarCell: UITableViewCell {
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.borderStyle = .roundedRect
    field.frame = contentView.bounds.insetBy(dx: 16, dy: 6)
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Jars with labels to write on. A new jar stands in front.
final class LardersViewController: UITableViewController, UITextFieldDelegate {
  private var jars = (1...15).map { Jar(id: $0, label: "Jar \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Larder"
    tableView.rowHeight = 48
    tableView.register(JarCell.self, forCellReuseIdentifier: "jar")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "New") { [weak self] _ in self?.addJar() })
  }

  func addJar() {
    let number = jars.count + 1
    jars.insert(Jar(id: number, label: "Jar \(number)"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { jars.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "jar", for: indexPath) as? JarCell
    else { fatalError("The registration gives another class.") }
    cell.field.text = jars[indexPath.row].label
    cell.field.tag = indexPath.row
    cell.field.delegate = self
    return cell
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    jars[textField.tag].label = textField.text ?? ""
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
