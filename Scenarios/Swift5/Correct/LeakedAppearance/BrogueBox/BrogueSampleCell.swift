import UIKit

/// A sample with its button. While it plays, its bar is there and the button shows a pause sign.
final class BrogueSampleCell: UICollectionViewListCell {
  private let placeLabel = UILabel()
  private let speakerLabel = UILabel()
  private let button = UIButton(type: .system)
  private let wave = UIImageView(image: UIImage(systemName: "waveform"))
  private let star = UIImageView(image: UIImage(systemName: "star.fill"))
  private var onPlay: (() -> Void)?

  var isPlaying = false {
    didSet { updatePlaying() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    placeLabel.font = .preferredFont(forTextStyle: .headline)
    speakerLabel.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [placeLabel, speakerLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [button, texts, wave, star])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 44),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -12),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
    button.addAction(UIAction { [weak self] _ in self?.onPlay?() }, for: .touchUpInside)
    updatePlaying()
  }

  required init?(coder: NSCoder) { nil }

  private func updatePlaying() {
    button.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
    button.accessibilityLabel = isPlaying ? "Pause" : "Play"
    wave.isHidden = !isPlaying
  }

  func show(_ sample: BrogueSample, isKept: Bool, onPlay: @escaping () -> Void) {
    placeLabel.text = sample.place
    speakerLabel.text = "\(sample.speaker), \(sample.seconds) s"
    star.isHidden = !isKept
    self.onPlay = onPlay
  }
}
