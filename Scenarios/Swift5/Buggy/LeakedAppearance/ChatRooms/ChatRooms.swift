import UIKit

struct ChatRoom {
  let name: String
  let icon: String?
}

final class ChatRoomCell: UITableViewCell {
  private let iconView = UIImageView()
  private let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    iconView.frame = CGRect(x: 16, y: 6, width: 32, height: 32)
    nameLabel.frame = CGRect(x: 60, y: 6, width: 240, height: 32)
    contentView.addSubview(iconView)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func render(_ room: ChatRoom) {
    nameLabel.text = room.name
    if let icon = room.icon { iconView.image = UIImage(systemName: icon) }
  }
}

final class ChatRoomsViewController: UITableViewController {
  private let rooms = (1...50).map { ChatRoom(name: "Room \($0)", icon: $0 % 3 == 0 ? nil : "bubble.left") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(ChatRoomCell.self, forCellReuseIdentifier: "room")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rooms.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: indexPath)
    (cell as? ChatRoomCell)?.render(rooms[indexPath.row])
    return cell
  }
}
