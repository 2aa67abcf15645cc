import UIKit

struct SearchOptionRow {
  let key: String
  let title: String
  let isOn: Bool
}

final class SearchOptionCell: UITableViewCell {
  let toggle = UISwitch()
  var onToggle: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryView = toggle
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.onToggle?(self.toggle.isOn)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }
}

final class SearchOptionsViewController: UITableViewController {
  private let titles = [
    "Show languages on search", "Open app on search tab", "Search in titles", "Search in text", "Search in talk pages",
    "Search offline first", "Suggest nearby places", "Suggest from history", "Suggest from lists", "Correct spelling",
    "Ignore accents", "Show thumbnails", "Show descriptions", "Show lengths", "Show dates", "Remember searches",
    "Show in Spotlight", "Donate to Siri", "Group by language", "Hide disambiguation", "Hide stubs", "Read results aloud",
    "Vibrate on results", "Large rows", "Swipe to save", "Long press to preview",
  ]
  private var rows: [SearchOptionRow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    tableView.register(SearchOptionCell.self, forCellReuseIdentifier: "option")
    readOptions()
  }

  private func readOptions() {
    rows = titles.map { SearchOptionRow(key: $0, title: $0, isOn: UserDefaults.standard.bool(forKey: $0)) }
  }

  private func set(_ key: String, to isOn: Bool) {
    UserDefaults.standard.set(isOn, forKey: key)
    readOptions()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    guard let cell = cell as? SearchOptionCell else { return cell }
    cell.toggle.isOn = row.isOn
    cell.onToggle = { [weak self] isOn in self?.set(row.key, to: isOn) }
    return cell
  }
}
