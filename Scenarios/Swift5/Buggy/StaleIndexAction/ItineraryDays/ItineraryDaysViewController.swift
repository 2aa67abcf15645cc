import UIKit

final class ItineraryDaysViewController: UITableViewController, ItineraryHeaderDelegate {
  let itinerary = Itinerary()

  init() {
    super.init(style: .grouped)
    title = "Portugal"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stop")
    tableView.register(ItineraryHeader.self, forHeaderFooterViewReuseIdentifier: "day")
    tableView.sectionHeaderHeight = 44
    tableView.sectionFooterHeight = 8
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Fold all", primaryAction: UIAction(title: "Fold all") { [weak self] _ in self?.foldAll() })
  }

  private func foldAll() {
    for index in itinerary.days.indices { itinerary.days[index].isFolded = true }
    tableView.reloadData()
  }

  // MARK: Headers

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "day") as? ItineraryHeader
    header?.delegate = self
    header?.show(itinerary.days[section], section: section)
    return header
  }

  func header(_ header: ItineraryHeader, didFold section: Int) {
    guard itinerary.days.indices.contains(section) else { return }
    fold(section)
  }

  func header(_ header: ItineraryHeader, didAskToDelete section: Int) {
    guard itinerary.days.indices.contains(section) else { return }
    askToDelete(itinerary.days[section])
  }

  private func fold(_ section: Int) {
    itinerary.days[section].isFolded.toggle()
    let day = itinerary.days[section]
    let paths = day.stops.indices.map { IndexPath(row: $0, section: section) }
    if day.isFolded {
      tableView.deleteRows(at: paths, with: .fade)
    } else {
      tableView.insertRows(at: paths, with: .fade)
    }
    refreshHeader(section)
  }

  private func refreshHeader(_ section: Int) {
    (tableView.headerView(forSection: section) as? ItineraryHeader)?.update(itinerary.days[section])
  }

  private func askToDelete(_ day: ItineraryDay) {
    let sheet = UIAlertController(
      title: "Remove \(day.title)?", message: "\(day.stops.count) stops go with it.", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Remove Day", style: .destructive) { [weak self] _ in
        guard let self, let section = self.itinerary.section(of: day.id) else { return }
        self.itinerary.days.remove(at: section)
        self.tableView.deleteSections(IndexSet(integer: section), with: .automatic)
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { itinerary.days.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    itinerary.days[section].isFolded ? 0 : itinerary.days[section].stops.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath)
    let stop = itinerary.days[indexPath.section].stops[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = stop.name
    content.textProperties.color = stop.isVisited ? .secondaryLabel : .label
    cell.contentConfiguration = content
    cell.accessoryType = stop.isVisited ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    itinerary.days[indexPath.section].stops[indexPath.row].isVisited.toggle()
    tableView.reconfigureRows(at: [indexPath])
    refreshHeader(indexPath.section)
  }
}
