import UIKit

struct Device: Sendable {
  let id: Int
  let name: String
}

/// Asks before it deletes; the device is remembered while the question is open.
final class DevicesViewController: UITableViewController {
  private var devices = (1...30).map { Device(id: $0, name: "Device \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "device")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { devices.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "device", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = devices[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let device = devices[indexPath.row]
    let forget = UIContextualAction(style: .normal, title: "Forget") { [unowned self] _, _, done in
      confirm(device)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [forget])
  }

  private func confirm(_ device: Device) {
    let alert = UIAlertController(
      title: "Forget \(device.name)?", message: "It has to be paired again.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Forget", style: .destructive) { [unowned self] _ in
        guard let row = devices.firstIndex(where: { $0.id == device.id }) else { return }
        devices.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      })
    present(alert, animated: true)
  }

  func discover() {
    devices.insert(Device(id: 100 + devices.count, name: "Headphones"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }
}
