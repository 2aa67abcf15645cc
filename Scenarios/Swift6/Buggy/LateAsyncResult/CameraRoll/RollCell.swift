import UIKit

final class RollCell: UICollectionViewCell {
  let imageView = UIImageView()
  let dateLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
    contentView.addSubview(dateLabel)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    dateLabel.frame = CGRect(x: 4, y: contentView.bounds.height - 26, width: contentView.bounds.width - 8, height: 22)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }
}
