import SwiftUI
import UIKit

/// A SwiftUI app that embeds a UIKit list: a view controller inside hosted content, where that is allowed.
struct RoomList: UIViewControllerRepresentable {
  let rooms: [String]

  func makeUIViewController(context: Context) -> RoomListController { RoomListController(style: .plain) }

  func updateUIViewController(_ controller: RoomListController, context: Context) {
    controller.rooms = rooms
  }
}

final class RoomListController: UITableViewController {
  var rooms: [String] = [] {
    didSet {
      if oldValue != rooms { tableView.reloadData() }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "room")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rooms.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: indexPath)
    let room = rooms[indexPath.row]
    cell.contentConfiguration = UIHostingConfiguration { Label(room, systemImage: "door.left.hand.open") }
    return cell
  }
}

@MainActor
final class MuseumModel: ObservableObject {
  @Published var rooms = (1...32).map { "Room \($0)" }
}

struct MuseumView: View {
  @ObservedObject var model: MuseumModel

  var body: some View {
    VStack(spacing: 0) {
      Text("\(model.rooms.count) rooms").font(.headline).padding(8)
      RoomList(rooms: model.rooms)
    }
  }
}
