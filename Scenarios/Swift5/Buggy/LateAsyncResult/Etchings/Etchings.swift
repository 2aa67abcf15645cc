import UIKit

struct Etching {
  let id: Int
  let title: String
}

/// Loads pictures of plates; a later one may be ready earlier.
final class EtchingLoader {
  func load(_ id: Int, completion: @escaping (UIImage?) -> Void) -> DispatchWorkItem {
    let work = DispatchWorkItem { completion(UIImage(systemName: "\(id % 50).circle")) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2 + 0.15 * Double(id % 4), execute: work)
    return work
  }
}

final class EtchingCell: UITableViewCell {
  let plate = UIImageView()
  let titleLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    plate.frame = CGRect(x: 16, y: 8, width: 56, height: 56)
    titleLabel.frame = CGRect(x: 88, y: 24, width: 220, height: 24)
    contentView.addSubview(plate)
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }
}

/// One row: its item, its request and the cell that shows it.
final class EtchingController {
  private let etching: Etching
  private let loader: EtchingLoader
  private var work: DispatchWorkItem?
  private var cell: EtchingCell?

  init(etching: Etching, loader: EtchingLoader) {
    self.etching = etching
    self.loader = loader
  }

  func view(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "etching", for: indexPath) as? EtchingCell
    self.cell = cell
    cell?.titleLabel.text = etching.title
    cell?.plate.image = nil
    work = loader.load(etching.id) { [weak self] in self?.cell?.plate.image = $0 }
    return cell ?? UITableViewCell()
  }

  func cancel() {
    work?.cancel()
    release()
  }

  private func release() {
    work = nil
    cell = nil
  }
}

final class EtchingsViewController: UITableViewController {
  private let loader = EtchingLoader()
  private var rows: [EtchingController] = []
  private var nextID = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Etchings"
    tableView.rowHeight = 72
    tableView.register(EtchingCell.self, forCellReuseIdentifier: "etching")
    rows = (1...45).map { _ in makeRow() }
  }

  private func makeRow() -> EtchingController {
    defer { nextID += 1 }
    return EtchingController(etching: Etching(id: nextID, title: "Etching \(nextID)"), loader: loader)
  }

  func acquire() {
    rows.insert(makeRow(), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    rows[indexPath.row].view(in: tableView, at: indexPath)
  }

  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard rows.indices.contains(indexPath.row) else { return }
    rows[indexPath.row].cancel()
  }
}
