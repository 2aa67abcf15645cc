import Foundation

/// Where a bulletin got its news from.
struct SkySource: Hashable {
  let bulletin: Int
  let name: String
  let page: String
}

/// A short note about something in the sky.
struct SkyBulletin: Identifiable, Hashable {
  let id: Int
  let headline: String
  let night: String
  let sources: [SkySource]
}

/// The wire of an observatory, and what was read of it.
final class SkyWire {
  private(set) var bulletins: [SkyBulletin]
  private(set) var read: Set<SkyBulletin.ID> = []

  init() {
    let things = [
      "Comet near the Pleiades", "Bright fireball over the fjord", "Jupiter hides a star", "Aurora down to the coast",
      "New spot on the Sun", "Space station crosses the Moon", "Perseids begin early", "Dust storm on Mars",
      "Nova in Cygnus", "Saturn's rings edge on", "Lunar halo at dawn", "Mercury after sunset", "Two planets, one finger apart",
      "Zodiacal light reported", "Occultation tonight", "Variable star wakes up", "Green flash from the pier",
      "Iridium flare without a satellite", "Meteor with a train", "Noctilucent clouds", "Venus by daylight",
    ]
    let names = ["Harbour Observatory", "Amateur log", "Polar station", "Radio array", "School dome"]
    bulletins = things.enumerated().map { number, headline in
      let count = [2, 1, 0, 1, 3, 0, 1][number % 7]
      return SkyBulletin(
        id: number, headline: headline, night: "Night \(61 - number)",
        sources: (0..<count).map { place in
          SkySource(
            bulletin: number, name: "\(names[(number + place * 2) % names.count]) \(number + 1)",
            page: "\(headline), report \(place + 1)")
        })
    }
  }

  func bulletin(_ id: SkyBulletin.ID) -> SkyBulletin? { bulletins.first { $0.id == id } }

  func markRead(_ id: SkyBulletin.ID) { read.insert(id) }

  func drop(_ id: SkyBulletin.ID) { bulletins.removeAll { $0.id == id } }
}
