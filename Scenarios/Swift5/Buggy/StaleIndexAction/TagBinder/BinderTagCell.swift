import UIKit

final class BinderTagCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ tag: BinderTag) {
    var content = UIListContentConfiguration.valueCell()
    content.image = UIImage(systemName: "tag")
    content.text = tag.name
    content.secondaryText = "\(tag.notes.count)"
    contentConfiguration = content
  }
}

/// The notes that have a tag.
final class BinderNotesViewController: UITableViewController {
  private let tag: BinderTag

  init(tag: BinderTag) {
    self.tag = tag
    super.init(style: .plain)
    title = "#\(tag.name)"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    tableView.allowsSelection = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tag.notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = tag.notes[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
