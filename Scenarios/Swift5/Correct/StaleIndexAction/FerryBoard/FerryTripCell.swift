import UIKit

/// Where a row stands in its block.
struct FerryBlockPosition: Equatable {
  var isFirst: Bool
  var isLast: Bool
}

final class FerryTripCell: UICollectionViewCell {
  private let panel = UIView()
  private let shipView = UIImageView()
  private let harbourLabel = UILabel()
  private let timeLabel = UILabel()
  private let bell = UIImageView(image: UIImage(systemName: "bell.fill"))
  private var loading: Task<Void, Never>?
  private var shownShip: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    panel.layer.cornerRadius = 12
    panel.backgroundColor = .secondarySystemBackground
    bell.accessibilityLabel = "Reminder"
    timeLabel.textAlignment = .right
    let row = UIStackView(arrangedSubviews: [shipView, harbourLabel, bell, timeLabel])
    row.spacing = 10
    row.alignment = .center
    for (child, parent) in [(panel, contentView), (row, panel)] as [(UIView, UIView)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: contentView.topAnchor),
      panel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      panel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      panel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: panel.topAnchor),
      row.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -12),
      shipView.widthAnchor.constraint(equalToConstant: 36),
      shipView.heightAnchor.constraint(equalToConstant: 36),
      bell.widthAnchor.constraint(equalToConstant: 18),
      timeLabel.widthAnchor.constraint(equalToConstant: 84),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    loading = nil
    shownShip = nil
    shipView.image = nil
  }

  func show(_ trip: FerryTrip, time: String, hasReminder: Bool, position: FerryBlockPosition, pictures: ShipPictures) {
    harbourLabel.text = trip.harbour
    timeLabel.text = time
    bell.isHidden = !hasReminder
    var corners: CACornerMask = []
    if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    panel.layer.maskedCorners = corners
    showPicture(of: trip.ship, from: pictures)
  }

  private func showPicture(of ship: String, from pictures: ShipPictures) {
    guard ship != shownShip else { return }
    shownShip = ship
    loading?.cancel()
    shipView.image = pictures.cached(ship) ?? UIImage(systemName: "ferry")
    guard pictures.cached(ship) == nil else { return }
    loading = Task { [weak self] in
      let image = await pictures.picture(of: ship)
      guard !Task.isCancelled, let self, self.shownShip == ship, let image else { return }
      self.shipView.image = image
    }
  }
}

final class FerryPhaseHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.frame = bounds.insetBy(dx: 20, dy: 4)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
