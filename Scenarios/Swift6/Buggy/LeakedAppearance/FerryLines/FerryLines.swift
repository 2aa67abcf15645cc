import UIKit

final class FerryHeader: UITableViewHeaderFooterView {
  private let name = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
  private let refresh = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)
  var onRefresh: () -> Void = {}

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    refresh.setTitle("Refresh", for: .normal)
    refresh.frame = CGRect(x: 260, y: 0, width: 100, height: 44)
    refresh.addAction(UIAction { [weak self] _ in self?.onRefresh() }, for: .touchUpInside)
    spinner.frame = CGRect(x: 300, y: 12, width: 20, height: 20)
    for view in [name, refresh, spinner] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ line: String, isLoading: Bool) {
    name.text = line
    // A header that spun for another line spins on.
    if isLoading { setLoading(true) }
  }

  func setLoading(_ isLoading: Bool) {
    refresh.isHidden = isLoading
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}

final class FerryLinesViewController: UITableViewController {
  private var loading: Set<Int> = []
  private var departures = (0..<12).map { line in (1...6).map { "\($0 + 6):30 from pier \(line + 1)" } }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ferries"
    tableView.sectionHeaderHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "departure")
    tableView.register(FerryHeader.self, forHeaderFooterViewReuseIdentifier: "line")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { departures.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { departures[section].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "departure", for: indexPath)
    cell.textLabel?.text = departures[indexPath.section][indexPath.row]
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "line") as? FerryHeader
    header?.show("Line \(section + 1)", isLoading: loading.contains(section))
    header?.onRefresh = { [weak self] in self?.refresh(section) }
    return header
  }

  private func refresh(_ section: Int) {
    guard loading.insert(section).inserted else { return }
    (tableView.headerView(forSection: section) as? FerryHeader)?.setLoading(true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { [weak self] in self?.didRefresh(section) }
  }

  private func didRefresh(_ section: Int) {
    loading.remove(section)
    (tableView.headerView(forSection: section) as? FerryHeader)?.setLoading(false)
  }
}
