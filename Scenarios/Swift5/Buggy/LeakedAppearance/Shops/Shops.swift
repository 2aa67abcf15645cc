// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// The badge is given its picture only when its view is made, so a reused row keeps another shop's.
class ShopCell: UITableViewCell {
  private static let badgeTag = 99
  var shop: (name: String, isOpen: Bool)?

  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let shop else { return }
    var content = defaultContentConfiguration().updated(for: state)
    content.text = shop.name
    contentConfiguration = content
    guard contentView.viewWithTag(Self.badgeTag) == nil, let text = (contentView as? UIListContentView)?.textLayoutGuide else {
      return
    }
    let badge = UIImageView(image: UIImage(systemName: shop.isOpen ? "checkmark.circle" : "moon"))
    badge.tag = Self.badgeTag
    badge.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 6),
      badge.centerYAnchor.constraint(equalTo: text.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 22),
      badge.heightAnchor.constraint(equalToConstant: 22),
    ])
  }
}

class ShopsViewController: UITableViewController {
  private let shops = (1...40).map { (name: "Shop \($0)", isOpen: $0 % 3 != 0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShopCell.self, forCellReuseIdentifier: "shop")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shops.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shop", for: indexPath) as! ShopCell
    cell.shop = shops[indexPath.row]
    cell.setNeedsUpdateConfiguration()
    return cell
  }
}
