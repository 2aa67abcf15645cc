import Combine
import UIKit

struct SluiceGate {
  let id: Int
  let name: String
  var opening: Int
}

/// What the sluices of a canal are set to. A setting is sent once the keeper has stopped pressing.
final class SluicesModel {
  @Published private(set) var gates = (1...36).map { SluiceGate(id: $0, name: "Sluice \($0)", opening: $0 % 5 * 10) }

  func set(_ opening: Int, of id: Int) {
    guard let index = gates.firstIndex(where: { $0.id == id }) else { return }
    gates[index].opening = opening
  }
}

final class SluiceCell: UITableViewCell {
  private var onCommit: ((Int) -> Void)?
  private var opening = 0
  private var pending: Int?
  private let nameLabel = UILabel()
  private let openingLabel = UILabel()
  private let presses = PassthroughSubject<Int, Never>()
  private var subscription: AnyCancellable?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let raise = UIButton(type: .system, primaryAction: UIAction(title: "Raise") { [weak self] _ in self?.change(by: 5) })
    let lower = UIButton(type: .system, primaryAction: UIAction(title: "Lower") { [weak self] _ in self?.change(by: -5) })
    let stack = UIStackView(arrangedSubviews: [nameLabel, openingLabel, lower, raise])
    stack.distribution = .equalSpacing
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
    subscription = presses.debounce(for: .seconds(2), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.commit() }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ gate: SluiceGate, onCommit: @escaping (Int) -> Void) {
    self.onCommit = onCommit
    nameLabel.text = gate.name
    show(opening: gate.opening)
  }

  /// Sends what waits to be sent, for the gate that it was meant for.
  func commit() {
    guard let opening = pending else { return }
    pending = nil
    onCommit?(opening)
  }

  private func show(opening: Int) {
    self.opening = opening
    openingLabel.text = "\(opening) cm"
  }

  private func change(by step: Int) {
    show(opening: max(0, opening + step))
    pending = opening
    presses.send(opening)
  }
}

/// The sluices of a canal with buttons to raise and to lower each; the title has the sum of the openings.
final class SluicesViewController: UITableViewController {
  private let model = SluicesModel()
  private var subscription: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 52
    tableView.register(SluiceCell.self, forCellReuseIdentifier: "sluice")
    subscription = model.$gates.sink { [weak self] gates in
      self?.title = "\(gates.map(\.opening).reduce(0, +)) cm open"
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.gates.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "sluice", for: indexPath)
    let gate = model.gates[indexPath.row]
    (cell as? SluiceCell)?.show(gate) { [weak self] opening in self?.model.set(opening, of: gate.id) }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? SluiceCell)?.commit()
  }
}
