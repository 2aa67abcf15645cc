import UIKit

struct Fastener {
  let id: Int
  let name: String
  var quantity: Int
}

final class FastenerStock {
  private(set) var fasteners = (1...40).map { Fastener(id: $0, name: "Screw M\($0)", quantity: $0 % 7) }
  private var nextID = 41

  var total: Int { fasteners.reduce(0) { $0 + $1.quantity } }

  func row(of id: Int) -> Int? { fasteners.firstIndex { $0.id == id } }

  func setQuantity(_ quantity: Int, of id: Int) {
    guard let row = row(of: id) else { return }
    fasteners[row].quantity = quantity
  }

  func receiveDelivery() {
    fasteners.insert(Fastener(id: nextID, name: "Screw M\(nextID)", quantity: 10), at: 0)
    nextID += 1
  }
}

final class FastenerCell: UITableViewCell {
  let nameLabel = UILabel()
  let quantityLabel = UILabel()
  let stepper = UIStepper()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [nameLabel, quantityLabel, stepper])
    stack.spacing = 12
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    selectionStyle = .none
    stepper.maximumValue = 99
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func configure(with fastener: Fastener, onStep: @escaping (Int) -> Void) {
    nameLabel.text = fastener.name
    quantityLabel.text = "\(fastener.quantity)"
    stepper.value = Double(fastener.quantity)
    let action = UIAction { [weak stepper] _ in
      guard let stepper else { return }
      onStep(Int(stepper.value))
    }
    stepper.addAction(action, for: .valueChanged)
  }
}

final class FastenersViewController: UITableViewController {
  private let stock = FastenerStock()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FastenerCell.self, forCellReuseIdentifier: "fastener")
    updateTitle()
  }

  func receiveDelivery() {
    stock.receiveDelivery()
    updateTitle()
    tableView.reloadData()
  }

  private func updateTitle() { title = "\(stock.total) screws" }

  private func setQuantity(_ quantity: Int, of id: Int) {
    stock.setQuantity(quantity, of: id)
    updateTitle()
    guard let row = stock.row(of: id) else { return }
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stock.fasteners.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fastener", for: indexPath)
    let fastener = stock.fasteners[indexPath.row]
    (cell as? FastenerCell)?.configure(with: fastener) { [weak self] quantity in
      self?.setQuantity(quantity, of: fastener.id)
    }
    return cell
  }
}
