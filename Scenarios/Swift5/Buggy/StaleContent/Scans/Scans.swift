import UIKit

struct Scan {
  let id: Int
  let name: String
  let pages: Int
}

/// Scanned papers. In edit mode several are chosen; the row above them throws them away.
final class ScansViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private static let papers = 1
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var scans = (1...36).map { Scan(id: $0, name: "Scan \($0)", pages: 1 + $0 % 5) }
  private var scanned = 36

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scans"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "scan")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  private func throwAwaySelected() {
    let selected = (tableView.indexPathsForSelectedRows ?? []).filter { $0.section == Self.papers }
    guard !selected.isEmpty else { return }
    tableView.performBatchUpdates {
      for place in selected {
        scans.remove(at: place.row)
      }
      tableView.deleteRows(at: selected, with: .automatic)
    }
  }

  func scanAnother() {
    scanned += 1
    tableView.performBatchUpdates {
      scans.append(Scan(id: scanned, name: "Scan \(scanned)", pages: 1))
      tableView.insertRows(at: [IndexPath(row: scans.count - 1, section: Self.papers)], with: .automatic)
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == Self.papers ? scans.count : 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "scan", for: indexPath)
    var content = cell.defaultContentConfiguration()
    if indexPath.section == Self.papers {
      let scan = scans[indexPath.row]
      content.text = scan.name
      content.secondaryText = scan.pages == 1 ? "1 page" : "\(scan.pages) pages"
      content.image = UIImage(systemName: "doc.text")
    } else {
      content.text = "Throw away selected"
      content.textProperties.color = .systemRed
    }
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.section == Self.papers }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section != Self.papers else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    throwAwaySelected()
  }
}
