import UIKit

/// A prototype of the storyboard. The classic mistake: the badge is shown for new books and never hidden for others.
class ArrivalCell: UITableViewCell {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var newLabel: UILabel!

    func configure(with book: Book) {
        titleLabel.text = book.title
        if book.isNew {
            newLabel.isHidden = false
        }
    }
}
