import UIKit

@objc protocol ShoppingCellDelegate: AnyObject {
    @objc optional func shoppingCellDidTapStar(_ cell: ShoppingCell)
}

@IBDesignable
class ShoppingCell: UITableViewCell {
    static let identifier = "ShoppingCell"

    weak var delegate: ShoppingCellDelegate?
    let star = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        star.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        star.addTarget(self, action: #selector(starTapped), for: .touchUpInside)
        accessoryView = star
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ item: ShoppingItem) {
        textLabel?.text = item.name
        star.setTitle(item.isStarred ? "Unstar" : "Star", for: .normal)
    }

    @objc private func starTapped() { delegate?.shoppingCellDidTapStar?(self) }
}
