import UIKit

final class ReminderCell: UICollectionViewCell {
  static let reuseIdentifier = "ReminderCell"

  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private let urgentBadge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpViews()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    iconView.image = nil
    titleLabel.text = nil
    titleLabel.textColor = .label
    urgentBadge.isHidden = true
  }

  func configure(with reminder: Reminder) {
    iconView.image = UIImage(systemName: reminder.symbolName)
    titleLabel.text = reminder.title
    if reminder.isUrgent {
      urgentBadge.isHidden = false
      titleLabel.textColor = .systemRed
    }
  }

  private func setUpViews() {
    iconView.contentMode = .scaleAspectFit
    iconView.tintColor = .systemTeal

    titleLabel.font = UIFont.preferredFont(forTextStyle: .body)
    titleLabel.numberOfLines = 0

    urgentBadge.text = "Urgent"
    urgentBadge.font = UIFont.systemFont(ofSize: 12, weight: .semibold)
    urgentBadge.textColor = .white
    urgentBadge.backgroundColor = .systemRed
    urgentBadge.layer.cornerRadius = 4
    urgentBadge.clipsToBounds = true
    urgentBadge.isHidden = true
    urgentBadge.setContentHuggingPriority(.required, for: .horizontal)
    urgentBadge.setContentCompressionResistancePriority(.required, for: .horizontal)

    [iconView, titleLabel, urgentBadge].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    NSLayoutConstraint.activate([
      iconView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      iconView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: 28),
      iconView.heightAnchor.constraint(equalToConstant: 28),

      titleLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 12),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),

      urgentBadge.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      urgentBadge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      urgentBadge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }
}
