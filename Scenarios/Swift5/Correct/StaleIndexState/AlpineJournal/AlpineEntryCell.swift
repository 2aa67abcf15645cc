import UIKit

final class AlpineEntryCell: UITableViewCell {
  static let textInsets = UIEdgeInsets(top: 34, left: 16, bottom: 10, right: 16)
  static let textFont = UIFont.systemFont(ofSize: 16)
  private let dayLabel = UILabel()
  private let bodyLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    clipsToBounds = true
    dayLabel.font = .boldSystemFont(ofSize: 14)
    bodyLabel.font = Self.textFont
    bodyLabel.numberOfLines = 0
    contentView.addSubview(dayLabel)
    contentView.addSubview(bodyLabel)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let box = contentView.bounds
    dayLabel.frame = CGRect(x: 16, y: 8, width: box.width - 32, height: 22)
    bodyLabel.frame = box.inset(by: Self.textInsets)
  }

  func show(_ entry: AlpineEntry) {
    dayLabel.text = entry.day
    bodyLabel.text = entry.text
  }

  /// The height that a text needs in a row of a width.
  static func height(of text: String, width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - textInsets.left - textInsets.right, height: .greatestFiniteMagnitude)
    let box = (text as NSString).boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: textFont], context: nil)
    return (box.height + textInsets.top + textInsets.bottom).rounded(.up)
  }
}
