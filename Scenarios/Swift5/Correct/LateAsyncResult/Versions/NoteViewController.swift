import UIKit

final class NoteViewController: UITableViewController {
  private let note: VersionsNote
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 52))

  init(note: VersionsNote) {
    self.note = note
    super.init(style: .plain)
    title = "Note"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "version")
    field.placeholder = "Note"
    field.accessibilityLabel = "Note"
    field.text = note.text
    field.addAction(UIAction { [weak self] _ in self?.note.write(self?.field.text ?? "") }, for: .editingChanged)
    tableView.tableHeaderView = field
    note.onChange = { [weak self] in self?.refresh() }
  }

  private func refresh() {
    if field.text != note.text { field.text = note.text }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note.versions.count + (note.isSaved ? 0 : 2)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "version", for: indexPath)
    var content = UIListContentConfiguration.cell()
    let count = note.versions.count
    if indexPath.row < count {
      content.text = "Version \(indexPath.row + 1)"
      content.secondaryText = "\(note.versions[indexPath.row].count) characters"
    } else {
      content.text = indexPath.row == count ? "Unsaved changes" : "Discard changes"
      content.textProperties.color = indexPath.row == count ? .secondaryLabel : .systemRed
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let count = note.versions.count
    if indexPath.row < count {
      note.restore(indexPath.row)
    } else if indexPath.row > count {
      note.discard()
    }
  }
}
