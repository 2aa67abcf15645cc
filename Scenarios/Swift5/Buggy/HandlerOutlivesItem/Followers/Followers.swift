import UIKit

class FollowerCell: UITableViewCell {
  let followButton = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    followButton.setTitle("Follow", for: .normal)
    followButton.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    accessoryView = followButton
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Every configuration adds one more action to the button; the old ones stay.
class FollowersViewController: UITableViewController {
  private let people = (1...40).map { "Person \($0)" }
  private var followed: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FollowerCell.self, forCellReuseIdentifier: "follower")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "follower", for: indexPath)
    let person = people[indexPath.row]
    cell.textLabel?.text = person
    cell.imageView?.image = UIImage(systemName: followed.contains(person) ? "person.fill.checkmark" : "person")
    (cell as? FollowerCell)?.followButton.addAction(
      UIAction { [weak self] _ in
        self?.followed.formSymmetricDifference([person])
        self?.tableView.reloadData()
      }, for: .touchUpInside)
    return cell
  }
}
