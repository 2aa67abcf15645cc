import UIKit

/// The same list as it should be: the cell's delegate asks where the cell is now.
class WishListViewController: UITableViewController, ShoppingCellDelegate {
    let store = ShoppingStore()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Wishes"
        tableView.register(ShoppingCell.self, forCellReuseIdentifier: ShoppingCell.identifier)
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeDidChange), name: .shoppingListDidChange, object: store)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    @objc private func storeDidChange() {
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    func shoppingCellDidTapStar(_ cell: ShoppingCell) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        store.toggleStar(ofItem: store.items[indexPath.row].id)
        cell.show(store.items[indexPath.row])
    }
}

extension WishListViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ShoppingCell.identifier, for: indexPath) as! ShoppingCell
        cell.delegate = self
        cell.show(store.items[indexPath.row])
        return cell
    }
}
