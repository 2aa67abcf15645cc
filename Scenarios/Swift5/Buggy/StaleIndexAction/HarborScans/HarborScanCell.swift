import UIKit

final class HarborScanCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let berthLabel = UILabel()
  private let sealView = UIImageView(image: UIImage(systemName: "lock.fill"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .body)
    berthLabel.font = .preferredFont(forTextStyle: .footnote)
    berthLabel.textColor = .secondaryLabel
    sealView.accessibilityLabel = "Sealed"
    sealView.setContentHuggingPriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [titleLabel, berthLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, sealView])
    row.alignment = .center
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with scan: HarborScan) {
    titleLabel.text = scan.title
    berthLabel.text = "\(scan.berth) · \(scan.pages) p."
    sealView.isHidden = !scan.isSealed
  }
}
