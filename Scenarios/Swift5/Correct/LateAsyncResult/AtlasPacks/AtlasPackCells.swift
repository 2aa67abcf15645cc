import UIKit

/// A pack on its way: how much of it is there, and a button that holds it or goes on.
final class AtlasFetchCell: UITableViewCell {
  static let identifier = "AtlasFetchCell"
  private let nameLabel = UILabel()
  private let percentLabel = UILabel()
  private let bar = UIProgressView(progressViewStyle: .default)
  private let holdButton = UIButton(type: .system)
  private weak var pack: AtlasPack?
  var onHold: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    percentLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    percentLabel.textColor = .secondaryLabel
    holdButton.addAction(UIAction { [weak self] _ in self?.onHold?() }, for: .touchUpInside)
    let head = UIStackView(arrangedSubviews: [nameLabel, percentLabel, holdButton])
    head.distribution = .equalSpacing
    let stack = UIStackView(arrangedSubviews: [head, bar])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    pack = nil
    onHold = nil
  }

  func show(_ pack: AtlasPack) {
    self.pack = pack
    nameLabel.text = pack.name
    holdButton.setTitle(pack.state == .paused ? "Go on" : "Hold", for: .normal)
    showFraction(pack.fraction)
    // The cell may show another pack by the time this one goes on.
    pack.onProgress = { [weak self, weak pack] fraction in
      guard let self, self.pack === pack else { return }
      showFraction(fraction)
    }
  }

  private func showFraction(_ fraction: Double) {
    bar.progress = Float(fraction)
    percentLabel.text = "\(Int((fraction * 100).rounded())) %"
  }
}

/// A pack that is on the phone, or could be.
final class AtlasPackCell: UITableViewCell {
  static let identifier = "AtlasPackCell"

  func show(_ pack: AtlasPack) {
    var content = UIListContentConfiguration.valueCell()
    content.text = pack.name
    content.secondaryText = pack.state == .installed ? "Installed" : "\(pack.size) MB"
    contentConfiguration = content
    accessoryType = pack.state == .installed ? .checkmark : .none
  }
}
