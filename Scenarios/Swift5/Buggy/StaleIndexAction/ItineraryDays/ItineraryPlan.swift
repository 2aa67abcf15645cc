import Foundation

struct ItineraryStop: Identifiable, Hashable {
  let id: Int
  let name: String
  var isVisited = false
}

struct ItineraryDay: Identifiable {
  let id: Int
  let title: String
  var stops: [ItineraryStop]
  var isFolded = false

  var visited: Int { stops.filter(\.isVisited).count }
}

/// A journey, day by day.
final class Itinerary {
  var days: [ItineraryDay]

  init() {
    let plan: [(String, [String])] = [
      ("Lisbon", ["Castle", "Tram 28", "Fado bar"]),
      ("Sintra", ["Palace", "Moorish walls", "Pastry shop"]),
      ("Évora", ["Roman temple", "Bone chapel", "Cork museum"]),
      ("Lagos", ["Sea caves", "Old market", "Lighthouse"]),
      ("Porto", ["Book shop", "Iron bridge", "Cellars"]),
      ("Braga", ["Stairway", "Cathedral", "Garden"]),
    ]
    var nextID = 0
    days = plan.enumerated().map { offset, day in
      let stops = day.1.map { name -> ItineraryStop in
        defer { nextID += 1 }
        return ItineraryStop(id: nextID, name: name)
      }
      return ItineraryDay(id: offset, title: day.0, stops: stops)
    }
  }

  func section(of id: ItineraryDay.ID) -> Int? { days.firstIndex { $0.id == id } }
}
