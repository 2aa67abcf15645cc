import SwiftUI
import UIKit

struct Rucksack {
  let id: Int
  let child: String
  var isPacked = false
}

@MainActor final class RucksackRoom {
  private(set) var rucksacks = (1...32).map { Rucksack(id: $0, child: "Child \($0)") }

  func rucksack(_ id: Int) -> Rucksack? { rucksacks.first { $0.id == id } }

  func togglePacked(_ id: Int) {
    guard let index = rucksacks.firstIndex(where: { $0.id == id }) else { return }
    rucksacks[index].isPacked.toggle()
  }
}

private struct RucksackRow: View {
  let rucksack: Rucksack
  let isTouched: Bool

  var body: some View {
    HStack {
      Image(systemName: "backpack")
      Text(rucksack.child)
      Spacer()
      Text(rucksack.isPacked ? "Packed" : "Empty").foregroundStyle(rucksack.isPacked ? .green : .secondary)
    }
    .opacity(isTouched ? 0.5 : 1)
  }
}

/// The rucksacks of a school trip. A touch on a row says that its rucksack is packed, or is not after all.
final class RucksacksViewController: UITableViewController {
  private let room: RucksackRoom

  init(room: RucksackRoom) {
    self.room = room
    super.init(style: .plain)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rucksacks"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "rucksack")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { room.rucksacks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "rucksack", for: indexPath)
    let id = room.rucksacks[indexPath.row].id
    cell.configurationUpdateHandler = { [room] cell, state in
      guard let rucksack = room.rucksack(id) else { return }
      cell.contentConfiguration = UIHostingConfiguration {
        RucksackRow(rucksack: rucksack, isTouched: state.isHighlighted)
      }
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    room.togglePacked(room.rucksacks[indexPath.row].id)
    tableView.cellForRow(at: indexPath)?.setNeedsUpdateConfiguration()
  }
}
