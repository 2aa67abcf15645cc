import UIKit

/// The label of a box. A tap opens or closes it, and turns the arrow.
final class LoftBoxHeader: UITableViewHeaderFooterView {
  static let identifier = "LoftBoxHeader"
  private let button = UIButton(type: .system)
  private let countLabel = UILabel()
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))
  var onTap: (() -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    countLabel.textColor = .secondaryLabel
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [arrow, button, countLabel])
    row.spacing = 10
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    setOpen(false)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ box: LoftBox) {
    button.setTitle(box.label, for: .normal)
    countLabel.text = "\(box.things.count)"
  }

  func setOpen(_ isOpen: Bool) {
    arrow.image = UIImage(systemName: isOpen ? "chevron.down" : "chevron.right")
    arrow.accessibilityLabel = isOpen ? "Open" : "Closed"
  }
}
