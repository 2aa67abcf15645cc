import UIKit

/// The same list as it should be: the cell's delegate asks where the cell is now, and the cell sets its badge each time.
class ArchiveViewController: BookListViewController, BookCellDelegate {
    func bookCellDidTapFavorite(_ cell: BookCell) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        library.books[indexPath.row].isFavorite.toggle()
    }
}

extension ArchiveViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "BookCell", for: indexPath) as! BookCell
        cell.delegate = self
        cell.configure(with: library.books[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showArchived", sender: library.books[indexPath.row])
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? BookViewController)?.book = sender as? Book
    }
}
