import Combine
import UIKit

final class KettleTimerCell: UICollectionViewListCell {
  private let nameLabel = UILabel()
  private let timeLabel = UILabel()
  private let button = UIButton(type: .system)
  private var bindings: Set<AnyCancellable> = []
  private var onToggle: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    timeLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    timeLabel.textAlignment = .right
    button.addAction(UIAction { [weak self] _ in self?.onToggle?() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [nameLabel, timeLabel, button])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      row.heightAnchor.constraint(equalToConstant: 36),
      button.widthAnchor.constraint(equalToConstant: 70),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func bind(to timer: KettleTimer, onToggle: @escaping () -> Void) {
    self.onToggle = onToggle
    bindings.removeAll()
    nameLabel.text = timer.name
    timer.$remaining
      .map { String(format: "%02d:%02d", $0 / 60, $0 % 60) }
      .sink { [weak self] in self?.timeLabel.text = $0 }
      .store(in: &bindings)
    timer.$isRunning
      .removeDuplicates()
      .sink { [weak self] running in
        self?.button.setTitle(running ? "Pause" : "Start", for: .normal)
        self?.timeLabel.textColor = running ? .systemOrange : .label
      }
      .store(in: &bindings)
  }
}
