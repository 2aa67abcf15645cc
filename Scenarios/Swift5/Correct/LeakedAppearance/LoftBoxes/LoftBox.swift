import Foundation

/// A box in the loft, and what lies in it.
struct LoftBox: Identifiable {
  let id: Int
  let label: String
  var things: [String]
}

/// All boxes, and which are open.
final class LoftInventory {
  private(set) var boxes: [LoftBox]
  private(set) var open: Set<LoftBox.ID> = []

  init() {
    let labels = [
      "Christmas", "Camping", "Grandma's letters", "Cables", "Toy trains", "Winter clothes", "School books", "Paint", "Records",
      "Sewing", "Bicycle parts", "Maps", "Tiles", "Baby things", "Lamps", "Photo albums", "Curtains", "Skates",
    ]
    let things = ["rope", "red tin", "two bags", "a lid", "glass jar", "wool", "old keys"]
    boxes = labels.enumerated().map { number, label in
      LoftBox(id: number, label: label, things: (0..<(2 + number % 3)).map { "\(label): \(things[(number + $0 * 2) % 7])" })
    }
  }

  func isOpen(_ id: LoftBox.ID) -> Bool { open.contains(id) }

  func toggle(_ id: LoftBox.ID) {
    if open.remove(id) == nil { open.insert(id) }
  }

  func take(_ thing: String, from id: LoftBox.ID) {
    if let index = boxes.firstIndex(where: { $0.id == id }) { boxes[index].things.removeAll { $0 == thing } }
  }
}
