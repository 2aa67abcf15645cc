import UIKit

class BookViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var favoriteSwitch: UISwitch!
    var book: Book?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = book?.title
        favoriteSwitch.isOn = book?.isFavorite ?? false
        book?.addObserver(self, forKeyPath: #keyPath(Book.isFavorite), options: [.new], context: nil)
    }

    deinit {
        book?.removeObserver(self, forKeyPath: #keyPath(Book.isFavorite))
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        favoriteSwitch.isOn = change?[.newKey] as? Bool ?? false
    }

    @IBAction func favoriteChanged(_ sender: UISwitch) {
        book?.isFavorite = sender.isOn
    }
}
