import UIKit

/// The classic mistake: a button's tag holds the row that its cell had when it was configured.
class ShoppingListViewController: UITableViewController {
    let store: ShoppingStore

    init(store: ShoppingStore) {
        self.store = store
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shopping"
        tableView.register(ShoppingCell.self, forCellReuseIdentifier: ShoppingCell.identifier)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addTapped(_:)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeDidChange(_:)), name: .shoppingListDidChange, object: store)
    }

    @IBAction func addTapped(_ sender: UIBarButtonItem) { store.add("Milk") }

    @objc private func storeDidChange(_ notification: Notification) {
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    @objc func starTapped(_ sender: UIButton) {
        store.toggleStar(at: sender.tag)
        if let cell = tableView.cellForRow(at: IndexPath(row: sender.tag, section: 0)) as? ShoppingCell {
            cell.show(store.items[sender.tag])
        }
    }
}

// MARK: - UITableViewDataSource

extension ShoppingListViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ShoppingCell.identifier, for: indexPath) as! ShoppingCell
        cell.show(store.items[indexPath.row])
        cell.star.tag = indexPath.row
        cell.star.removeTarget(nil, action: nil, for: .allEvents)
        cell.star.addTarget(self, action: #selector(starTapped(_:)), for: .touchUpInside)
        return cell
    }
}
