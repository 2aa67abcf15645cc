import UIKit

/// A like that the server refuses is taken back a second later, in the cell that asked.
final class RecordCell: UITableViewCell {
  let heart = UIButton(type: .system)
  var onHeart: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    heart.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    heart.addAction(UIAction { [weak self] _ in self?.onHeart?() }, for: .touchUpInside)
    accessoryView = heart
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(_ name: String, liked: Bool) {
    textLabel?.text = name
    heart.setTitle(liked ? "Liked" : "Like", for: .normal)
  }
}

class RecordsViewController: RowsViewController {
  var names = (1...40).map { "Record \($0)" }
  var liked: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RecordCell.self, forCellReuseIdentifier: "record")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "record", for: indexPath) as? RecordCell else {
      return UITableViewCell()
    }
    let name = names[indexPath.row]
    cell.show(name, liked: liked.contains(name))
    cell.onHeart = { [weak self, weak cell] in
      guard let self, let cell else { return }
      liked.insert(name)
      cell.show(name, liked: true)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self, weak cell] in
        guard let self else { return }
        liked.remove(name)
        cell?.heart.setTitle("Failed", for: .normal)
      }
    }
    return cell
  }
}
