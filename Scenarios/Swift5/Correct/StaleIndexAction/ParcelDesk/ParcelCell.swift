import UIKit

final class ParcelCell: UICollectionViewListCell {
  private let streetLabel = UILabel()
  private let weightLabel = UILabel()
  private let noteLabel = UILabel()
  private let moreButton = UIButton(type: .system)
  var onMore: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    noteLabel.numberOfLines = 0
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
    weightLabel.setContentHuggingPriority(.required, for: .horizontal)
    moreButton.setContentHuggingPriority(.required, for: .horizontal)
    moreButton.addAction(UIAction { [weak self] _ in self?.onMore?() }, for: .touchUpInside)
    let top = UIStackView(arrangedSubviews: [streetLabel, weightLabel, moreButton])
    top.spacing = 8
    let column = UIStackView(arrangedSubviews: [top, noteLabel])
    column.axis = .vertical
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      top.heightAnchor.constraint(equalToConstant: 30),
      column.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ parcel: DeskParcel, isExpanded: Bool, isLoaded: Bool, crushes: Bool) {
    streetLabel.text = parcel.street
    weightLabel.text = String(format: "%.1f kg", Double(parcel.grams) / 1000)
    weightLabel.textColor = crushes ? .systemRed : .secondaryLabel
    noteLabel.text = parcel.note
    noteLabel.isHidden = !isExpanded
    moreButton.setTitle(isExpanded ? "Less" : "More", for: .normal)
    accessories = isLoaded ? [.reorder(displayed: .whenEditing)] : [.multiselect(displayed: .whenEditing)]
  }
}
