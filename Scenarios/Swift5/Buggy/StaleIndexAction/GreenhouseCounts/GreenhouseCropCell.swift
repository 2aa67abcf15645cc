import UIKit

protocol GreenhouseCropCellDelegate: AnyObject {
  func cropCell(_ cell: GreenhouseCropCell, changesBy amount: Int, at path: IndexPath)
}

final class GreenhouseCropCell: UITableViewCell {
  weak var delegate: GreenhouseCropCellDelegate?
  private var path = IndexPath(row: 0, section: 0)
  private let nameLabel = UILabel()
  private let countLabel = UILabel()
  private let minusButton = UIButton(type: .system)
  private let plusButton = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    countLabel.textAlignment = .center
    for (button, title, amount) in [(minusButton, "−", -1), (plusButton, "+", 1)] {
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.change(by: amount) }, for: .touchUpInside)
      button.widthAnchor.constraint(equalToConstant: 44).isActive = true
    }
    let row = UIStackView(arrangedSubviews: [nameLabel, minusButton, countLabel, plusButton])
    row.alignment = .center
    row.spacing = 4
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      countLabel.widthAnchor.constraint(equalToConstant: 70),
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      row.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ crop: GreenhouseCrop, at path: IndexPath) {
    self.path = path
    update(crop)
  }

  private func update(_ crop: GreenhouseCrop) {
    nameLabel.text = crop.name
    nameLabel.textColor = crop.isDone ? .systemGreen : .label
    countLabel.text = "\(crop.picked)/\(crop.pots)"
    minusButton.isEnabled = crop.picked > 0
    plusButton.isEnabled = !crop.isDone
  }

  private func change(by amount: Int) {
    delegate?.cropCell(self, changesBy: amount, at: path)
  }
}
