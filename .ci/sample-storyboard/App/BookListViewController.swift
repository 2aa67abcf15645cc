import UIKit

/// The other classic mistake: a button's tag holds the row that its cell had when it was configured.
class BookListViewController: UITableViewController {
    @IBOutlet weak var countLabel: UILabel!
    let library = Library()
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "BookCell", bundle: nil), forCellReuseIdentifier: "BookCell")
        observation = library.observe(\.count, options: [.initial]) { [weak self] library, _ in
            self?.countLabel.text = "\(library.count) books"
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(bookWasAdded(_:)), name: .libraryDidAddBook, object: library)
    }

    @IBAction func addTapped(_ sender: UIBarButtonItem) {
        library.add("A new book")
    }

    @objc private func bookWasAdded(_ notification: Notification) {
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    @objc private func favoriteTapped(_ sender: UIButton) {
        library.books[sender.tag].isFavorite.toggle()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return library.books.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "BookCell", for: indexPath) as! BookCell
        cell.configure(with: library.books[indexPath.row])
        cell.favoriteButton.tag = indexPath.row
        cell.favoriteButton.addTarget(self, action: #selector(favoriteTapped(_:)), for: .touchUpInside)
        return cell
    }
}
