import UIKit

struct CloudFile: Hashable {
  let id: Int
  var name: String
  let kilobytes: Int
  var isOffline = false
}

@MainActor final class Drive {
  private(set) var files: [CloudFile] = [
    "Album.zip", "Budget.ods", "Contract.pdf", "Diary.md", "Essay.docx", "Flat.png", "Garden.jpg", "Hike.gpx", "Invoice.pdf",
    "Jobs.csv", "Kitchen.pdf", "Letter.txt", "Menu.pdf", "Notes.md", "Offer.pdf", "Plan.key", "Quiz.md", "Resume.pdf",
  ].enumerated().map { CloudFile(id: $0.offset, name: $0.element, kilobytes: 40 + $0.offset * 37 % 500) }

  func delete(_ ids: Set<Int>) { files.removeAll { ids.contains($0.id) } }

  func setOffline(_ isOffline: Bool, _ ids: Set<Int>) {
    for index in files.indices where ids.contains(files[index].id) { files[index].isOffline = isOffline }
  }

  func rename(_ id: Int, to name: String) {
    guard let index = files.firstIndex(where: { $0.id == id }) else { return }
    files[index].name = name
  }

  func sortBySize(_ bySize: Bool) {
    files.sort { bySize ? ($0.kilobytes, $0.id) < ($1.kilobytes, $1.id) : ($0.name, $0.id) < ($1.name, $1.id) }
  }
}

final class CloudFilesViewController: UITableViewController {
  private let drive: Drive
  private var selected: Set<Int> = []
  private var isSelecting = false
  private var isBySize = false

  init(drive: Drive) {
    self.drive = drive
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    toolbarItems = [
      button("Delete") { $0.deleteSelected() },
      UIBarButtonItem(systemItem: .flexibleSpace),
      button("Keep offline") { $0.keepSelectedOffline() },
    ]
    showBars()
  }

  private func button(_ title: String, _ action: @escaping (CloudFilesViewController) -> Void) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title,
      primaryAction: UIAction(title: title) { [weak self] _ in
        guard let self else { return }
        action(self)
      })
  }

  private func showBars() {
    if isSelecting {
      title = selected.isEmpty ? "Select files" : "\(selected.count) selected"
      navigationItem.leftBarButtonItem = button("All") { $0.selectAll() }
      navigationItem.rightBarButtonItem = button("Cancel") { $0.stopSelecting() }
    } else {
      title = "Files"
      navigationItem.leftBarButtonItem = button(isBySize ? "By name" : "By size") { $0.changeOrder() }
      navigationItem.rightBarButtonItem = button("Select") { $0.startSelecting() }
    }
    toolbarItems?.forEach { $0.isEnabled = !selected.isEmpty }
    navigationController?.setToolbarHidden(!isSelecting, animated: false)
  }

  private func startSelecting() {
    isSelecting = true
    showBars()
    tableView.reloadData()
  }

  private func stopSelecting() {
    isSelecting = false
    selected.removeAll()
    showBars()
    tableView.reloadData()
  }

  private func selectAll() {
    selected = Set(drive.files.map(\.id))
    showBars()
    tableView.reloadData()
  }

  private func changeOrder() {
    isBySize.toggle()
    drive.sortBySize(isBySize)
    showBars()
    tableView.reloadData()
  }

  private func deleteSelected() {
    drive.delete(selected)
    selected.removeAll()
    stopSelecting()
  }

  private func keepSelectedOffline() {
    drive.setOffline(true, selected)
    selected.removeAll()
    stopSelecting()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { drive.files.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    let file = drive.files[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = file.name
    content.secondaryText = file.isOffline ? "\(file.kilobytes) KB, offline" : "\(file.kilobytes) KB"
    content.image = isSelecting ? UIImage(systemName: selected.contains(file.id) ? "checkmark.circle.fill" : "circle") : nil
    cell.contentConfiguration = content
    cell.accessoryType = isSelecting ? .none : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let file = drive.files[indexPath.row]
    guard isSelecting else { return show(file) }
    if selected.remove(file.id) == nil { selected.insert(file.id) }
    tableView.reloadRows(at: [indexPath], with: .none)
    showBars()
  }

  private func show(_ file: CloudFile) {
    let alert = UIAlertController(title: file.name, message: "\(file.kilobytes) KB", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "New name" }
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
        guard let self, let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
        drive.rename(file.id, to: name)
        drive.sortBySize(isBySize)
        tableView.reloadData()
      })
    present(alert, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard !isSelecting else { return nil }
    let file = drive.files[indexPath.row]
    let offline = UIContextualAction(style: .normal, title: file.isOffline ? "Online only" : "Offline") {
      [weak self] _, _, done in
      self?.drive.setOffline(!file.isOffline, [file.id])
      self?.tableView.reloadData()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [offline])
  }
}
