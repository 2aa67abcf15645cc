import UIKit

struct GroupMember: Hashable {
  let id: Int
  let name: String
  let group: String
  var isLead: Bool { id % 7 == 0 }
}

final class GroupMemberCell: UITableViewCell {
  func show(_ member: GroupMember) {
    textLabel?.text = member.name
    textLabel?.textColor = member.isLead ? .systemPurple : .label
  }
}

/// Groups come out of a dictionary, by name.
final class HashGroupsViewController: UIViewController {
  private let members = (1...42).map { GroupMember(id: $0, name: "Member \($0)", group: "Group \($0 % 6)") }
  private var dataSource: UITableViewDiffableDataSource<String, GroupMember>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds)
    table.register(GroupMemberCell.self, forCellReuseIdentifier: "member")
    view.addSubview(table)
    dataSource = UITableViewDiffableDataSource(tableView: table) { table, indexPath, member in
      let cell = table.dequeueReusableCell(withIdentifier: "member", for: indexPath)
      (cell as? GroupMemberCell)?.show(member)
      return cell
    }
    let groups = Dictionary(grouping: members, by: \.group)
    var snapshot = NSDiffableDataSourceSnapshot<String, GroupMember>()
    for (group, members) in groups.sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([group])
      snapshot.appendItems(members)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
