import UIKit

/// Packs on their way, on the phone, and on offer. A tap on an offered one fetches it.
final class AtlasPacksViewController: UITableViewController {
  private enum Part: Int, CaseIterable {
    case fetched, installed, offered

    var title: String {
      switch self {
      case .fetched: "On their way"
      case .installed: "On this phone"
      case .offered: "On offer"
      }
    }
  }

  private let depot: AtlasDepot

  init(depot: AtlasDepot) {
    self.depot = depot
    super.init(style: .grouped)
    title = "Maps"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AtlasFetchCell.self, forCellReuseIdentifier: AtlasFetchCell.identifier)
    tableView.register(AtlasPackCell.self, forCellReuseIdentifier: AtlasPackCell.identifier)
    depot.onChange = { [weak self] in self?.update() }
    update()
  }

  private func update() {
    tableView.reloadData()
    let megabytes = depot.installed.reduce(0) { $0 + $1.size }
    navigationItem.prompt = megabytes == 0 ? "No map on this phone" : "\(megabytes) MB on this phone"
  }

  private func packs(of section: Int) -> [AtlasPack] {
    switch Part(rawValue: section) {
    case .fetched: depot.fetched
    case .installed: depot.installed
    default: depot.offered
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Part.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { packs(of: section).count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    packs(of: section).isEmpty ? nil : Part(rawValue: section)?.title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let pack = packs(of: indexPath.section)[indexPath.row]
    if Part(rawValue: indexPath.section) == .fetched {
      let cell = tableView.dequeueReusableCell(withIdentifier: AtlasFetchCell.identifier, for: indexPath)
      guard let row = cell as? AtlasFetchCell else { return cell }
      row.show(pack)
      row.onHold = { [weak self] in
        guard let self else { return }
        if pack.state == .paused { depot.start(pack) } else { depot.pause(pack) }
      }
      return row
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: AtlasPackCell.identifier, for: indexPath)
    (cell as? AtlasPackCell)?.show(pack)
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    Part(rawValue: indexPath.section) == .offered ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    depot.start(packs(of: indexPath.section)[indexPath.row])
  }
}
