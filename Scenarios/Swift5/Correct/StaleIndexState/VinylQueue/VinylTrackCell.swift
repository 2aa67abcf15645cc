import UIKit

final class VinylTrackCell: UITableViewCell {
  private let needle = UIImageView()
  private let titleLabel = UILabel()
  private let lengthLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    lengthLabel.textColor = .secondaryLabel
    lengthLabel.setContentHuggingPriority(.required, for: .horizontal)
    needle.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [needle, titleLabel, lengthLabel])
    row.spacing = 10
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 28),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ track: VinylTrack, isPlaying: Bool, isPaused: Bool) {
    titleLabel.text = track.title
    lengthLabel.text = track.length
    titleLabel.font = isPlaying ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    titleLabel.textColor = isPlaying ? .systemRed : .label
    needle.isHidden = !isPlaying
    needle.image = UIImage(systemName: isPaused ? "pause.fill" : "speaker.wave.2.fill")
    needle.accessibilityLabel = isPaused ? "Paused" : "Playing"
  }
}
