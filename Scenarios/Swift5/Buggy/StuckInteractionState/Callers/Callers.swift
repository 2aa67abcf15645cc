import UIKit

struct Call: Hashable {
  let id: Int
  let name: String
  let time: String
  let isMissed: Bool
}

@MainActor final class CallLog {
  private(set) var calls: [Call] = [
    "Aylin", "Boris", "Clinic", "Dora", "Elias", "Fatima", "Garage", "Hanna", "Ivo", "Judith", "Karim", "Landlord", "Marta",
    "Nils",
    "Optician", "Petra",
  ].enumerated().map { place, name in
    Call(id: place, name: name, time: "\(22 - place):\(10 + place * 7 % 50)", isMissed: place % 3 == 1)
  }

  func remove(_ ids: Set<Int>) { calls.removeAll { ids.contains($0.id) } }
}

final class CallCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let timeLabel = UILabel()
  private let checkLabel = UILabel()

  var isChecked = false {
    didSet { checkLabel.text = isChecked ? "☑︎" : "☐" }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    timeLabel.textColor = .secondaryLabel
    checkLabel.setContentHuggingPriority(.required, for: .horizontal)
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [nameLabel, timeLabel, checkLabel])
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ call: Call, isChoosing: Bool, isChecked: Bool) {
    nameLabel.text = call.name
    nameLabel.textColor = call.isMissed ? .systemRed : .label
    timeLabel.text = call.time
    checkLabel.isHidden = !isChoosing
    self.isChecked = isChecked
  }
}

final class CallersViewController: UITableViewController {
  private let log: CallLog
  private var shown: [Call] = []
  private var chosen: Set<Int> = []
  private var isChoosing = false
  private let filter = UISegmentedControl(items: ["All", "Missed"])

  init(log: CallLog) {
    self.log = log
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CallCell.self, forCellReuseIdentifier: "call")
    filter.selectedSegmentIndex = 0
    filter.addAction(UIAction { [weak self] _ in self?.startOver(choosing: self?.isChoosing ?? false) }, for: .valueChanged)
    navigationItem.titleView = filter
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Delete", primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.confirmDeletion() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Select",
      primaryAction: UIAction(title: "Select") { [weak self] _ in self?.startOver(choosing: self?.isChoosing == false) })
    startOver(choosing: false)
  }

  /// Shows the calls anew, with none of them chosen.
  private func startOver(choosing: Bool) {
    isChoosing = choosing
    chosen.removeAll()
    shown = log.calls.filter { filter.selectedSegmentIndex == 0 || $0.isMissed }
    tableView.allowsMultipleSelection = choosing
    tableView.reloadData()
    navigationItem.rightBarButtonItem?.title = choosing ? "Done" : "Select"
    showChosen()
  }

  private func showChosen() {
    navigationItem.prompt = isChoosing ? "\(chosen.count) selected" : nil
    navigationItem.leftBarButtonItem?.isEnabled = !chosen.isEmpty
  }

  private func confirmDeletion() {
    let alert = UIAlertController(title: "Delete \(chosen.count) calls?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete calls", style: .destructive) { [weak self] _ in
        guard let self else { return }
        log.remove(chosen)
        startOver(choosing: false)
      })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "call", for: indexPath)
    let call = shown[indexPath.row]
    (cell as? CallCell)?.show(call, isChoosing: isChoosing, isChecked: chosen.contains(call.id))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let call = shown[indexPath.row]
    guard isChoosing else {
      tableView.deselectRow(at: indexPath, animated: true)
      return ring(call)
    }
    chosen.insert(call.id)
    (tableView.cellForRow(at: indexPath) as? CallCell)?.isChecked = true
    showChosen()
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard isChoosing else { return }
    chosen.remove(shown[indexPath.row].id)
    showChosen()
  }

  private func ring(_ call: Call) {
    let alert = UIAlertController(title: "Calling \(call.name)", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Hang up", style: .cancel))
    present(alert, animated: true)
  }
}
