import UIKit

protocol ItineraryHeaderDelegate: AnyObject {
  func header(_ header: ItineraryHeader, didFold section: Int)
  func header(_ header: ItineraryHeader, didAskToDelete section: Int)
}

final class ItineraryHeader: UITableViewHeaderFooterView {
  weak var delegate: ItineraryHeaderDelegate?
  private var section = 0
  private let foldButton = UIButton(type: .system)
  private let visitedLabel = UILabel()
  private let deleteButton = UIButton(type: .system)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    foldButton.contentHorizontalAlignment = .leading
    deleteButton.setTitle("Remove", for: .normal)
    visitedLabel.textColor = .secondaryLabel
    foldButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.header(self, didFold: self.section)
      }, for: .touchUpInside)
    deleteButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.header(self, didAskToDelete: self.section)
      }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [foldButton, visitedLabel, deleteButton])
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      row.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ day: ItineraryDay, section: Int) {
    self.section = section
    update(day)
  }

  func update(_ day: ItineraryDay) {
    foldButton.setTitle((day.isFolded ? "▸ " : "▾ ") + day.title, for: .normal)
    visitedLabel.text = "\(day.visited)/\(day.stops.count)"
  }
}
