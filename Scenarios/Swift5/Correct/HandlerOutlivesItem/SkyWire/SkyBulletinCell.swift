import UIKit

/// A bulletin with a button for its sources. The button is only there if it has some.
final class SkyBulletinCell: UITableViewCell {
  static let identifier = "SkyBulletinCell"
  private let headlineLabel = UILabel()
  private let nightLabel = UILabel()
  private let sourcesButton = UIButton(type: .system)
  private var links: [SkySource] = []
  /// The button was tapped; the sources it stands for.
  var onSources: (([SkySource]) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nightLabel.font = .preferredFont(forTextStyle: .caption1)
    nightLabel.textColor = .secondaryLabel
    sourcesButton.setTitle("Sources", for: .normal)
    sourcesButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onSources?(links)
      }, for: .touchUpInside)
    let texts = UIStackView(arrangedSubviews: [headlineLabel, nightLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, sourcesButton])
    row.alignment = .center
    row.distribution = .equalSpacing
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    onSources = nil
    links = []
  }

  func show(_ bulletin: SkyBulletin, isRead: Bool) {
    headlineLabel.text = bulletin.headline
    headlineLabel.font = .preferredFont(forTextStyle: isRead ? .body : .headline)
    nightLabel.text = bulletin.night
    sourcesButton.isHidden = bulletin.sources.isEmpty
  }

  func addLink(to source: SkySource) {
    if !links.contains(source) { links.append(source) }
  }
}
