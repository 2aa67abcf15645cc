import UIKit

/// A row that slides aside and shows a button.
final class DrawerRowCell: UITableViewCell {
  let front = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  let title = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
  let handle = UIButton(frame: CGRect(x: 240, y: 0, width: 60, height: 44))
  let deleteButton = UIButton(frame: CGRect(x: 310, y: 0, width: 80, height: 44))
  var onDelete: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    deleteButton.setTitle("Delete", for: .normal)
    handle.setTitle("Slide", for: .normal)
    front.backgroundColor = .white
    contentView.addSubview(front)
    front.addSubview(title)
    front.addSubview(handle)
    contentView.addSubview(deleteButton)
    setOpen(false)
    handle.addAction(UIAction { [weak self] _ in self?.setOpen(true) }, for: .touchUpInside)
    deleteButton.addAction(UIAction { [weak self] _ in self?.onDelete?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func setOpen(_ isOpen: Bool) {
    front.frame.origin.x = isOpen ? -80 : 0
    deleteButton.isHidden = !isOpen
  }
}

final class DrawerRowsViewController: UITableViewController {
  private var names = (1...40).map { "Drawer \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(DrawerRowCell.self, forCellReuseIdentifier: "drawer")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "drawer", for: indexPath)
    guard let row = cell as? DrawerRowCell else { return cell }
    let name = names[indexPath.row]
    row.title.text = name
    row.setOpen(false)
    row.onDelete = { [weak self] in
      self?.names.removeAll { $0 == name }
      self?.tableView.reloadData()
    }
    return row
  }
}
