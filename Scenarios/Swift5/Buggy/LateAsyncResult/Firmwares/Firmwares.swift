import Combine
import UIKit

/// A device of the house and the update of its firmware.
final class FirmwareDevice {
  let name: String
  @Published private(set) var percent = 0
  private(set) var isUpdating = false
  private var timer: Timer?

  init(name: String) { self.name = name }

  deinit { timer?.invalidate() }

  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
      guard let self, self.percent < 100 else { return timer.invalidate() }
      self.percent += 10
    }
  }
}

final class FirmwareCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let stateLabel = UILabel()
  private let bar = UIProgressView(progressViewStyle: .default)
  private var progress: AnyCancellable?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [nameLabel, stateLabel, bar])
    stack.axis = .vertical
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ device: FirmwareDevice) {
    nameLabel.text = device.name
    bar.isHidden = !device.isUpdating
    if device.isUpdating {
      progress = device.$percent.sink { [weak self] percent in
        self?.bar.progress = Float(percent) / 100
        self?.stateLabel.text = percent < 100 ? "Updating, \(percent) %" : "Up to date"
      }
    } else {
      stateLabel.text = "Update available"
    }
  }
}

/// The devices of a house. A tap updates the firmware of one, and its row shows how far that is.
final class FirmwaresViewController: UITableViewController {
  private let devices = (1...40).map { FirmwareDevice(name: "Device \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Firmware"
    tableView.rowHeight = 68
    tableView.register(FirmwareCell.self, forCellReuseIdentifier: "device")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { devices.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "device", for: indexPath)
    (cell as? FirmwareCell)?.show(devices[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    devices[indexPath.row].update()
    tableView.reconfigureRows(at: [indexPath])
  }
}
