import UIKit

struct StadiumGate {
  let id: Int
  var isOpen: Bool
}

final class TurnstileCell: UITableViewCell {
  private let toggle = UISwitch()
  private var onChange: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryView = toggle
    toggle.addAction(
      UIAction { [weak self] action in
        guard let toggle = action.sender as? UISwitch else { return }
        self?.onChange?(toggle.isOn)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(_ turnstile: StadiumGate, isBusy: Bool, onChange: @escaping (Bool) -> Void) {
    textLabel?.text = "Turnstile \(turnstile.id)"
    toggle.setOn(turnstile.isOpen, animated: window != nil)
    toggle.isEnabled = !isBusy
    self.onChange = onChange
  }
}

/// Each gate is asked over the network; its switch waits until it has answered. A tick can be felt when it has.
final class TurnstilesViewController: UITableViewController {
  private var turnstiles = (1...30).map { StadiumGate(id: $0, isOpen: $0 % 2 == 0) }
  private var busy: Set<Int> = []
  private let feedback = UINotificationFeedbackGenerator()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TurnstileCell.self, forCellReuseIdentifier: "turnstile")
  }

  func close() {
    turnstiles.removeFirst()
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  private func set(_ id: Int, isOpen: Bool) {
    guard busy.insert(id).inserted else { return }
    feedback.prepare()
    reconfigure(id)
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(500))
      guard let self, let index = turnstiles.firstIndex(where: { $0.id == id }) else { return }
      // The oldest gates do not move.
      if id % 6 != 0 { turnstiles[index].isOpen = isOpen }
      feedback.notificationOccurred(id % 6 != 0 ? .success : .error)
      busy.remove(id)
      reconfigure(id)
    }
  }

  private func reconfigure(_ id: Int) {
    guard let row = turnstiles.firstIndex(where: { $0.id == id }) else { return }
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { turnstiles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "turnstile", for: indexPath) as? TurnstileCell
    else { fatalError("The registration gives another class.") }
    let turnstile = turnstiles[indexPath.row]
    cell.show(turnstile, isBusy: busy.contains(turnstile.id)) { [weak self] in self?.set(turnstile.id, isOpen: $0) }
    return cell
  }
}
