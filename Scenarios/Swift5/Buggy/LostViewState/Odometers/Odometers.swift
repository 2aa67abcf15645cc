import UIKit

struct RentalCar {
  let id: Int
  let plate: String
  var reading: String
}

protocol OdometerCellDelegate: AnyObject {
  func odometerCell(_ cell: OdometerCell, didEnter reading: String)
}

final class OdometerCell: UITableViewCell {
  let plateLabel = UILabel()
  let readingField = UITextField()
  weak var delegate: OdometerCellDelegate?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    readingField.placeholder = "km"
    readingField.keyboardType = .numberPad
    readingField.textAlignment = .right
    readingField.addAction(UIAction { [weak self] _ in self?.reportReading() }, for: .editingDidEnd)
    let stack = UIStackView(arrangedSubviews: [plateLabel, readingField])
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with car: RentalCar) {
    plateLabel.text = car.plate
    readingField.text = car.reading
  }

  private func reportReading() {
    delegate?.odometerCell(self, didEnter: readingField.text ?? "")
  }
}

final class OdometersViewController: UITableViewController, OdometerCellDelegate {
  private var cars: [RentalCar] = (1...28).map { RentalCar(id: $0, plate: "HH-KM \(100 + $0)", reading: "") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Odometers"
    tableView.register(OdometerCell.self, forCellReuseIdentifier: "odometer")
    tableView.rowHeight = 48
    let done = UIAction(title: "Done") { [weak self] _ in self?.view.endEditing(true) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: done)
  }

  func receiveCar() {
    let id = (cars.map(\.id).max() ?? 0) + 1
    cars.append(RentalCar(id: id, plate: "HH-KM \(100 + id)", reading: ""))
    tableView.insertRows(at: [IndexPath(row: cars.count - 1, section: 0)], with: .automatic)
  }

  func odometerCell(_ cell: OdometerCell, didEnter reading: String) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    cars[indexPath.row].reading = reading
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cars.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: "odometer", for: indexPath) as? OdometerCell
    else { return UITableViewCell() }
    cell.delegate = self
    cell.configure(with: cars[indexPath.row])
    return cell
  }
}
