import UIKit

struct Line: Equatable {
  let id: Int
  let name: String
  let cents: Int
  var count: Int
}

@MainActor final class BasketStore {
  private(set) var lines: [Line] = {
    let names = [
      "Apples", "Bananas", "Bread rolls", "Butter", "Carrots", "Cheddar", "Coffee beans", "Cucumber", "Dark chocolate", "Eggs",
      "Flour", "Green tea", "Honey", "Ketchup", "Lentils", "Milk", "Mustard", "Oat flakes", "Olive oil", "Onions", "Pasta",
      "Peanut butter", "Rice", "Salt", "Tomatoes", "Yoghurt",
    ]
    return names.enumerated().map { place, name in
      Line(id: place, name: name, cents: 89 + place * 37 % 400, count: 1 + place * 5 % 7)
    }
  }()
  private(set) var voucher: String?

  var total: Int {
    let sum = lines.reduce(0) { $0 + $1.cents * $1.count }
    return voucher == nil ? sum : sum * 9 / 10
  }

  func setCount(_ count: Int, of id: Int) {
    guard let place = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[place].count = count
  }

  func remove(_ id: Int) { lines.removeAll { $0.id == id } }

  func redeem(_ code: String) { voucher = code.isEmpty ? nil : code.uppercased() }
}

/// A number between two buttons.
final class CountControl: UIControl {
  private let label = UILabel()
  private let minus = UIButton(type: .system)
  private let plus = UIButton(type: .system)

  var value = 1 {
    didSet {
      label.text = "\(value)"
      minus.isEnabled = value > 1
      sendActions(for: .valueChanged)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    minus.setTitle("−", for: .normal)
    plus.setTitle("+", for: .normal)
    label.textAlignment = .center
    minus.addAction(UIAction { [weak self] _ in self?.step(by: -1) }, for: .touchUpInside)
    plus.addAction(UIAction { [weak self] _ in self?.step(by: 1) }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [minus, label, plus])
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  private func step(by amount: Int) {
    value = max(1, value + amount)
  }
}

final class LineCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private let counter = CountControl()
  private var onCount: ((Int) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    priceLabel.font = .preferredFont(forTextStyle: .footnote)
    priceLabel.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, counter])
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      counter.widthAnchor.constraint(equalToConstant: 120),
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    counter.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onCount?(counter.value)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ line: Line, onCount: @escaping (Int) -> Void) {
    nameLabel.text = line.name
    priceLabel.text = "\(line.cents) ct each"
    counter.value = line.count
    self.onCount = onCount
  }
}

final class BasketViewController: UITableViewController {
  private let store: BasketStore

  init(store: BasketStore) {
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LineCell.self, forCellReuseIdentifier: "line")
    tableView.rowHeight = 60
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Voucher", primaryAction: UIAction(title: "Voucher") { [weak self] _ in self?.askForVoucher() })
    showTotal()
  }

  private func showTotal() {
    title = String(format: "Basket %d.%02d €", store.total / 100, store.total % 100)
    navigationItem.prompt = store.voucher.map { "Voucher \($0): 10 % off" }
  }

  private func askForVoucher() {
    let alert = UIAlertController(title: "Voucher", message: "The code on your card", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Code" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Redeem", style: .default) { [weak self, weak alert] _ in
        self?.store.redeem(alert?.textFields?.first?.text ?? "")
        self?.showTotal()
      })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.lines.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    let line = store.lines[indexPath.row]
    (cell as? LineCell)?.show(line) { [weak self] count in
      self?.store.setCount(count, of: line.id)
      self?.showTotal()
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    store.remove(store.lines[indexPath.row].id)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    showTotal()
  }
}
