import UIKit

/// A wagon. The first of a track has the engine, the last one the red lamp.
final class ShuntCarCell: UITableViewCell {
  static let identifier = "ShuntCarCell"
  private let placeLabel = UILabel()
  private let numberLabel = UILabel()
  private let weightLabel = UILabel()
  private let mark = UIImageView()
  private let wheel = UIActivityIndicatorView(style: .medium)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    placeLabel.textColor = .secondaryLabel
    numberLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
    let row = UIStackView(arrangedSubviews: [placeLabel, numberLabel, mark, weightLabel, wheel])
    row.spacing = 10
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      placeLabel.widthAnchor.constraint(equalToConstant: 26),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ car: ShuntCar, place: Int, isLast: Bool) {
    placeLabel.text = "\(place + 1)"
    numberLabel.text = car.number
    mark.image = place == 0 ? UIImage(systemName: "train.side.front.car") : (isLast ? UIImage(systemName: "lightbulb.fill") : nil)
    mark.tintColor = place == 0 ? .label : .systemRed
    switch car.weight {
    case .unknown:
      weightLabel.text = nil
      wheel.stopAnimating()
    case .asked:
      weightLabel.text = nil
      wheel.startAnimating()
    case .tons(let tons):
      weightLabel.text = "\(tons) t"
      wheel.stopAnimating()
    }
  }
}
