import UIKit

class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont.preferredFont(forTextStyle: .title3)
    contentView.addSubview(label)
    let inset = CGFloat(12)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inset),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("not implemented")
  }
}

class SymbolCell: UICollectionViewListCell {
  func show(_ name: String) {
    var content = defaultContentConfiguration()
    content.image = UIImage(systemName: name)
    content.text = name
    content.imageProperties.tintColor = .systemIndigo
    contentConfiguration = content
  }
}
