import UIKit

final class TwinTileCell: UICollectionViewCell {
  private let picture = UILabel()
  private let back = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    contentView.layer.borderColor = UIColor.systemOrange.cgColor
    for label in [picture, back] {
      label.textAlignment = .center
      label.frame = contentView.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(label)
    }
    picture.font = .preferredFont(forTextStyle: .caption1)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }

  func show(_ tile: TwinTile, number: Int) {
    picture.text = tile.picture
    back.text = "\(number)"
    picture.isHidden = !tile.isOpen
    back.isHidden = tile.isOpen
    contentView.layer.borderWidth = tile.isHinted ? 3 : 0
    contentView.backgroundColor = tile.isMatched ? .systemGreen : tile.isOpen ? .systemYellow : .systemGray4
  }
}

/// Says how far the game is.
final class TwinTilesHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
