import UIKit

struct Harvest {
  let id: Int
  let crop: String
  var crates: Int
}

final class HarvestCell: UITableViewCell {
  private let cropLabel = UILabel()
  private let sellButton = UIButton(type: .system)
  var onSell: ((Int) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [cropLabel, sellButton])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
    selectionStyle = .none
    sellButton.addAction(
      UIAction { [weak self] action in
        guard let button = action.sender as? UIButton else { return }
        self?.onSell?(button.tag)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func configure(with harvest: Harvest) {
    cropLabel.text = "\(harvest.crop): \(harvest.crates) crates"
    sellButton.setTitle(harvest.crates > 0 ? "Sell one" : "Sold out", for: .normal)
    sellButton.isEnabled = harvest.crates > 0
    sellButton.tag = harvest.id
  }
}

final class HarvestsViewController: UITableViewController {
  private var harvests = (1...30).map { Harvest(id: $0, crop: "Field \($0)", crates: $0 % 4 + 1) }
  private var nextID = 31

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Harvests"
    tableView.register(HarvestCell.self, forCellReuseIdentifier: "harvest")
  }

  func bringInHarvest() {
    harvests.insert(Harvest(id: nextID, crop: "Field \(nextID)", crates: 3), at: 0)
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  private func sell(_ tag: Int) {
    guard let row = harvests.firstIndex(where: { $0.id == tag }), harvests[row].crates > 0 else { return }
    harvests[row].crates -= 1
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { harvests.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "harvest", for: indexPath)
    guard let cell = cell as? HarvestCell else { return cell }
    cell.configure(with: harvests[indexPath.row])
    cell.onSell = { [weak self] tag in self?.sell(tag) }
    return cell
  }
}
