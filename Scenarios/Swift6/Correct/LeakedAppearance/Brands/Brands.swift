import UIKit

/// A row of the system's content with one picture of its own beside the text; the picture's view is made once for a cell.
final class BrandCell: UITableViewCell {
  private static let badgeTag = 4711
  var brand: (name: String, isOrganic: Bool)?

  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let brand else { return }
    var content = defaultContentConfiguration().updated(for: state)
    content.text = brand.name
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.color = state.isSelected ? .systemBlue : .label
    content.secondaryText = brand.isOrganic ? "organic" : "ordinary"
    contentConfiguration = content
    badge.image = UIImage(systemName: brand.isOrganic ? "leaf" : "cart")

    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = state.isSelected ? .systemGray5 : .clear
    backgroundConfiguration = background
  }

  private var badge: UIImageView {
    if let present = contentView.viewWithTag(Self.badgeTag) as? UIImageView { return present }
    let made = UIImageView()
    made.tag = Self.badgeTag
    made.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(made)
    if let guide = (contentView as? UIListContentView)?.textLayoutGuide {
      NSLayoutConstraint.activate([
        made.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 8),
        made.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        made.widthAnchor.constraint(equalToConstant: 20),
        made.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    return made
  }
}

final class BrandsViewController: UITableViewController {
  private var brands = (1...40).map { (name: "Brand \($0)", isOrganic: $0 % 4 == 0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelection = true
    tableView.register(BrandCell.self, forCellReuseIdentifier: "brand")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { brands.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "brand", for: indexPath)
    (cell as? BrandCell)?.brand = brands[indexPath.row]
    cell.setNeedsUpdateConfiguration()
    return cell
  }

  func turnOrganic() {
    for index in brands.indices where index % 3 == 0 { brands[index].isOrganic = true }
    tableView.reconfigureRows(at: brands.indices.map { IndexPath(row: $0, section: 0) })
  }
}
