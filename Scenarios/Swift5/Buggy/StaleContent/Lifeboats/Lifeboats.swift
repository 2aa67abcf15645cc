import UIKit

struct Lifeboat {
  let id: Int
  let name: String
  var isOut = false
}

protocol LifeboatCellDelegate: AnyObject {
  func lifeboatCell(_ cell: LifeboatCell, toggled id: Int)
}

final class LifeboatCell: UITableViewCell {
  weak var delegate: LifeboatCellDelegate?
  private var boat: Lifeboat?
  private let nameLabel = UILabel()
  private let stateLabel = UILabel()
  private let more = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    more.setTitle("More", for: .normal)
    more.showsMenuAsPrimaryAction = true
    more.menu = UIMenu(children: [
      UIDeferredMenuElement { [weak self] completion in completion(self?.menuElements() ?? []) }
    ])
    let stack = UIStackView(arrangedSubviews: [nameLabel, stateLabel, more])
    stack.distribution = .equalSpacing
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ boat: Lifeboat) {
    self.boat = boat
    nameLabel.text = boat.name
    stateLabel.text = boat.isOut ? "at sea" : "in port"
  }

  private func menuElements() -> [UIMenuElement] {
    guard let boat else { return [] }
    return [
      UIAction(title: boat.isOut ? "Recall \(boat.name)" : "Launch \(boat.name)") { [weak self] _ in
        guard let self else { return }
        delegate?.lifeboatCell(self, toggled: boat.id)
      }
    ]
  }
}

/// The lifeboats of a coast with a menu in each row that launches a boat or calls it back.
final class LifeboatsViewController: UITableViewController, LifeboatCellDelegate {
  private var boats = (1...40).map { Lifeboat(id: $0, name: "Lifeboat \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lifeboats"
    tableView.rowHeight = 52
    tableView.register(LifeboatCell.self, forCellReuseIdentifier: "boat")
  }

  func lifeboatCell(_ cell: LifeboatCell, toggled id: Int) {
    guard let row = boats.firstIndex(where: { $0.id == id }) else { return }
    boats[row].isOut.toggle()
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { boats.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath)
    if let cell = cell as? LifeboatCell {
      cell.delegate = self
      cell.show(boats[indexPath.row])
    }
    return cell
  }
}
