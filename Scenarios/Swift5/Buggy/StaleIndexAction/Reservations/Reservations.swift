import UIKit

struct Reservation {
  var guest = "M. Bruni"
  var arrival = Date(timeIntervalSince1970: 1_780_000_000)
  var departure = Date(timeIntervalSince1970: 1_780_172_800)
  var breakfast = Date(timeIntervalSince1970: 1_780_214_400)
  var cleaning = Date(timeIntervalSince1970: 1_780_225_200)
  var people = 2
  var hasParking = false
}

enum ReservationField: String, CaseIterable {
  case guest = "Guest"
  case arrival = "Arrival"
  case departure = "Departure"
  case breakfast = "Breakfast"
  case cleaning = "Cleaning"
  case people = "People"
  case parking = "Parking"

  var date: WritableKeyPath<Reservation, Date>? {
    switch self {
    case .arrival: \.arrival
    case .departure: \.departure
    case .breakfast: \.breakfast
    case .cleaning: \.cleaning
    case .guest, .people, .parking: nil
    }
  }

  var isTime: Bool { self == .breakfast || self == .cleaning }
}

/// A date that is set a day or half an hour at a time, below the row it belongs to.
final class DateStepperCell: UITableViewCell {
  private let earlier = UIButton(type: .system)
  private let later = UIButton(type: .system)
  var onChange: ((TimeInterval) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    let row = UIStackView(arrangedSubviews: [earlier, later])
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
    earlier.addAction(UIAction { [weak self] _ in self?.onChange?(-1) }, for: .touchUpInside)
    later.addAction(UIAction { [weak self] _ in self?.onChange?(1) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(isTime: Bool) {
    earlier.setTitle(isTime ? "30 min earlier" : "Day before", for: .normal)
    later.setTitle(isTime ? "30 min later" : "Day after", for: .normal)
  }
}

final class ReservationViewController: UITableViewController {
  private var reservation: Reservation
  private let saved: Reservation
  /// The row of the open stepper, below the row of its field.
  private var stepperRow: Int?

  private static let day = formatter("d MMM yyyy")
  private static let time = formatter("HH:mm")

  private static func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = format
    return formatter
  }

  init(reservation: Reservation) {
    self.reservation = reservation
    saved = reservation
    super.init(style: .insetGrouped)
    title = "Reservation"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "field")
    tableView.register(DateStepperCell.self, forCellReuseIdentifier: "stepper")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset",
      primaryAction: UIAction(title: "Reset") { [weak self] _ in
        guard let self else { return }
        reservation = saved
        stepperRow = nil
        tableView.reloadData()
      })
  }

  private func field(at row: Int) -> ReservationField {
    guard let stepperRow, row >= stepperRow else { return ReservationField.allCases[row] }
    return ReservationField.allCases[row - 1]
  }

  private func row(of field: ReservationField) -> Int {
    let row = ReservationField.allCases.firstIndex(of: field) ?? 0
    guard let stepperRow, row >= stepperRow else { return row }
    return row + 1
  }

  private func value(of field: ReservationField) -> String {
    if let date = field.date { return (field.isTime ? Self.time : Self.day).string(from: reservation[keyPath: date]) }
    switch field {
    case .guest: return reservation.guest
    case .people: return "\(reservation.people)"
    case .parking: return reservation.hasParking ? "Yes" : "No"
    case .arrival, .departure, .breakfast, .cleaning: return ""
    }
  }

  private func move(_ field: ReservationField, by steps: TimeInterval) {
    guard let date = field.date else { return }
    reservation[keyPath: date] += steps * (field.isTime ? 1800 : 86400)
    reload(field)
  }

  private func reload(_ field: ReservationField) {
    tableView.reloadRows(at: [IndexPath(row: row(of: field), section: 0)], with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ReservationField.allCases.count + (stepperRow == nil ? 0 : 1)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.row == stepperRow {
      let cell = tableView.dequeueReusableCell(withIdentifier: "stepper", for: indexPath)
      let field = field(at: indexPath.row)
      (cell as? DateStepperCell)?.show(isTime: field.isTime)
      (cell as? DateStepperCell)?.onChange = { [weak self] in self?.move(field, by: $0) }
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    let field = field(at: indexPath.row)
    var content = UIListContentConfiguration.valueCell()
    content.text = field.rawValue
    content.secondaryText = value(of: field)
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.row != stepperRow else { return }
    let field = field(at: indexPath.row)
    switch field {
    case .guest:
      askName()
    case .people:
      reservation.people = reservation.people % 6 + 1
      reload(field)
    case .parking:
      reservation.hasParking.toggle()
      reload(field)
    case .arrival, .departure, .breakfast, .cleaning:
      toggleStepper(below: indexPath.row)
    }
  }

  private func toggleStepper(below row: Int) {
    let open = stepperRow
    tableView.performBatchUpdates {
      if let open { tableView.deleteRows(at: [IndexPath(row: open, section: 0)], with: .fade) }
      guard open != row + 1 else {
        stepperRow = nil
        return
      }
      let new = row + 1
      stepperRow = new
      tableView.insertRows(at: [IndexPath(row: new, section: 0)], with: .fade)
    }
  }

  private func askName() {
    let alert = UIAlertController(title: "Guest", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
        self?.reservation.guest = name
        self?.reload(.guest)
      })
    present(alert, animated: true)
  }
}
