import UIKit

protocol BookCellDelegate: AnyObject {
    func bookCellDidTapFavorite(_ cell: BookCell)
}

/// From BookCell.xib.
class BookCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var newLabel: UILabel!
    @IBOutlet weak var favoriteButton: UIButton!
    @IBInspectable var favoriteTitle: String = "?"

    weak var delegate: BookCellDelegate?
    private var observation: NSKeyValueObservation?

    override func awakeFromNib() {
        super.awakeFromNib()
        newLabel.layer.cornerRadius = 4
        newLabel.layer.masksToBounds = true
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        observation = nil
    }

    func configure(with book: Book) {
        titleLabel.text = book.title
        newLabel.isHidden = !book.isNew
        observation = book.observe(\.isFavorite, options: [.initial, .new]) { [weak self] _, change in
            guard let self = self else { return }
            let isFavorite = change.newValue ?? false
            self.favoriteButton.setTitle(isFavorite ? "Unmark" : self.favoriteTitle, for: .normal)
        }
    }

    @IBAction private func favoriteTapped(_ sender: UIButton) {
        delegate?.bookCellDidTapFavorite(self)
    }
}
