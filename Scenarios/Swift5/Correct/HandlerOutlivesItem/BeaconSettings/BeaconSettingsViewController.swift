import UIKit

final class BeaconSettingsViewController: UITableViewController {
  private let options = BeaconOptions()

  init() {
    super.init(style: .grouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BeaconSwitchCell.self, forCellReuseIdentifier: "switch")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", primaryAction: UIAction(title: "Reset") { [weak self] _ in self?.askToReset() })
    updatePrompt()
  }

  private func updatePrompt() { navigationItem.prompt = "\(options.enabled.count) options are on" }

  private func askToReset() {
    let sheet = UIAlertController(title: "Go back to the defaults?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Reset All", style: .destructive) { [weak self] _ in
        self?.options.reset()
        self?.tableView.reloadData()
        self?.updatePrompt()
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  private func set(_ option: BeaconOption, _ on: Bool) {
    options.set(option, on)
    updatePrompt()
    if option == .autoDownload, let path = path(of: .wifiOnly) { tableView.reconfigureRows(at: [path]) }
  }

  private func path(of option: BeaconOption) -> IndexPath? {
    for (section, group) in options.groups.enumerated() {
      if let row = group.options.firstIndex(of: option) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { options.groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    options.groups[section].options.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    options.groups[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
    let option = options.groups[indexPath.section].options[indexPath.row]
    (cell as? BeaconSwitchCell)?.show(option, isOn: options.isOn(option), isAvailable: options.isAvailable(option)) {
      [weak self] on in
      self?.set(option, on)
    }
    return cell
  }
}
