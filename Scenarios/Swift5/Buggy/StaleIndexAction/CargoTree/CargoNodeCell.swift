import UIKit

/// A row of the tree: further in the deeper it is, with a chevron if there is something in it.
final class CargoNodeCell: UITableViewCell {
  static let reuseID = "cargo-node"

  private let chevron = UIImageView()
  private let nameLabel = UILabel()
  private let weightLabel = UILabel()
  private lazy var indent = chevron.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    weightLabel.textColor = .secondaryLabel
    weightLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    for view in [chevron, nameLabel, weightLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      indent,
      chevron.widthAnchor.constraint(equalToConstant: 20),
      chevron.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: chevron.trailingAnchor, constant: 8),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      weightLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      weightLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ node: CargoNode, isUnfolded: Bool) {
    nameLabel.text = node.name
    nameLabel.font = node.parent == nil ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    weightLabel.text = "\(node.weight) kg"
    indent.constant = CGFloat(node.depth) * 20
    chevron.image = node.children.isEmpty ? nil : UIImage(systemName: isUnfolded ? "chevron.down" : "chevron.right")
  }
}
