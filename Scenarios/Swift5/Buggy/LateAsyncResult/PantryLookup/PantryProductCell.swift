import UIKit

final class PantryProductCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let gramsLabel = UILabel()
  private let amountLabel = UILabel()
  private let addButton = UIButton(type: .contactAdd)
  var onAdd: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    gramsLabel.textColor = .secondaryLabel
    gramsLabel.font = .preferredFont(forTextStyle: .footnote)
    amountLabel.textAlignment = .right
    addButton.accessibilityLabel = "Add"
    addButton.setContentHuggingPriority(.required, for: .horizontal)
    addButton.addAction(UIAction { [weak self] _ in self?.onAdd?() }, for: .touchUpInside)
    let texts = UIStackView(arrangedSubviews: [nameLabel, gramsLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, amountLabel, addButton])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    onAdd = nil
  }

  func show(_ product: PantryProduct, amount: Int) {
    nameLabel.text = product.name
    gramsLabel.text = "\(product.grams) g"
    amountLabel.text = amount == 0 ? nil : "\(amount)×"
  }
}
