import UIKit

/// A list with prototype cells; a row opens the book.
class ArrivalsViewController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!
    let library = Library()

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showBook", let detail = segue.destination as? BookViewController,
            let indexPath = tableView.indexPathForSelectedRow
        else { return }
        detail.book = library.books[indexPath.row]
    }
}

extension ArrivalsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return library.books.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ArrivalCell", for: indexPath) as! ArrivalCell
        cell.configure(with: library.books[indexPath.row])
        return cell
    }
}
