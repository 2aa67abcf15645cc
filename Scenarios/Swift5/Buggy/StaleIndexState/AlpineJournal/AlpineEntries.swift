import Foundation

struct AlpineEntry: Identifiable, Hashable {
  let id: Int
  var day: String
  var text: String
}

/// A hiker's journal.
final class AlpineEntries {
  private(set) var entries: [AlpineEntry]
  private var nextID: Int

  init() {
    let texts = [
      "Started late. Fog until noon.",
      "A long climb through the larch wood, then two hours over scree to the pass. The hut was full, so we slept in the barn with the "
        + "goats. Nobody complained, for it was warm and the soup was good.",
      "Rest day.",
      "Up at four for the ridge. The wind was so strong at the cross that we turned round without a photo.",
      "Short stage to the lake. Swam twice.",
      "Thunder in the afternoon. We waited for three hours under a roof of slates with a shepherd, who told us of the winter of the great "
        + "avalanche, when the village below lost its church and found the bell in spring.",
      "Down to the valley by the old mule path.",
      "Bought cheese, bread and a new hat.",
      "Glacier with a guide. Eleven people on one rope, and a dog that knew the way better than all of us.",
      "Sunburn.",
      "The last pass. From the top one could see the whole way of the last ten days, hut after hut, and it looked like nothing at all.",
      "Home.",
    ]
    entries = texts.enumerated().map { AlpineEntry(id: $0, day: "Day \($0 + 1)", text: $1) }
    nextID = texts.count
  }

  func remove(at index: Int) { entries.remove(at: index) }

  func prepend(_ text: String) {
    entries.insert(AlpineEntry(id: nextID, day: "Note \(nextID + 1)", text: text), at: 0)
    nextID += 1
  }

  func change(_ id: AlpineEntry.ID, to text: String) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].text = text
  }
}
