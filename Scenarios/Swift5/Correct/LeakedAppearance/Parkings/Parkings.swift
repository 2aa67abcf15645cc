import UIKit

/// Takes the price away where parking is free, and gives it back to nobody.
class ParkingCell: UITableViewCell {
  let nameLabel = UILabel()
  let priceLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [nameLabel, priceLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12).isActive = true
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12).isActive = true
    }
    nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
    priceLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }

  func configure(name: String, price: Int?) {
    nameLabel.text = name
    guard let price else {
      priceLabel.isHidden = true
      return
    }
    priceLabel.text = "\(price) € an hour"
  }
}

/// The same with both branches.
class PricedParkingCell: ParkingCell {
  override func configure(name: String, price: Int?) {
    super.configure(name: name, price: price)
    priceLabel.isHidden = price == nil
  }
}

class ParkingsViewController: UITableViewController {
  var cellClass: ParkingCell.Type { ParkingCell.self }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(cellClass, forCellReuseIdentifier: "parking")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "parking", for: indexPath)
    let price = indexPath.row % 5 == 2 ? nil : 2 + indexPath.row % 3
    (cell as? ParkingCell)?.configure(name: "Parking \(indexPath.row + 1)", price: price)
    return cell
  }
}

class PricedParkingsViewController: ParkingsViewController {
  override var cellClass: ParkingCell.Type { PricedParkingCell.self }
}
