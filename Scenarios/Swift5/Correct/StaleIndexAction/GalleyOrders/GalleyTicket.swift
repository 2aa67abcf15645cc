import Foundation
import Observation

enum GalleyStation: String, CaseIterable, Identifiable {
  case all = "All"
  case grill = "Grill"
  case cold = "Cold"
  case sweet = "Sweet"
  var id: String { rawValue }
}

struct GalleyTicket: Identifiable, Equatable {
  let id: Int
  let table: Int
  let dish: String
  let station: GalleyStation
  let limit: Int
  var waited: Int
  var isRush = false
  var isReady = false

  var left: Int { limit - waited }
}

/// The tickets of a kitchen. The one with the least time left stands first, rushed ones before all; what is ready stands apart.
@Observable
final class GalleyBoard {
  private(set) var tickets: [GalleyTicket]
  private(set) var served: [GalleyTicket] = []
  var station = GalleyStation.all
  private var next = 30

  init() {
    let dishes: [(Int, String, GalleyStation, Int, Int)] = [
      (4, "Lamb chops", .grill, 900, 300), (4, "Beet salad", .cold, 480, 120), (7, "Sea bream", .grill, 840, 420),
      (2, "Plum tart", .sweet, 360, 60), (2, "Cheese board", .cold, 300, 30), (9, "Oysters", .cold, 300, 180),
      (9, "Rib eye", .grill, 1080, 240), (1, "Rice pudding", .sweet, 420, 0), (7, "Gazpacho", .cold, 360, 90),
      (5, "Squid", .grill, 600, 30), (5, "Sorbet", .sweet, 240, 15), (3, "Pear salad", .cold, 480, 45),
    ]
    tickets = dishes.enumerated().map {
      GalleyTicket(
        id: $0.offset + 1, table: $0.element.0, dish: $0.element.1, station: $0.element.2, limit: $0.element.3,
        waited: $0.element.4)
    }
  }

  private func isFirst(_ one: GalleyTicket, _ other: GalleyTicket) -> Bool {
    if one.isRush != other.isRush { return one.isRush }
    return (one.left, one.id) < (other.left, other.id)
  }

  private var shown: [GalleyTicket] { tickets.filter { station == .all || $0.station == station } }
  var cooking: [GalleyTicket] { shown.filter { !$0.isReady }.sorted(by: isFirst) }
  var ready: [GalleyTicket] { shown.filter(\.isReady).sorted { ($0.table, $0.id) < ($1.table, $1.id) } }
  var late: Int { tickets.filter { !$0.isReady && $0.left < 0 }.count }

  private func change(_ id: GalleyTicket.ID, _ body: (inout GalleyTicket) -> Void) {
    guard let index = tickets.firstIndex(where: { $0.id == id }) else { return }
    body(&tickets[index])
  }

  func tick() { for index in tickets.indices where !tickets[index].isReady { tickets[index].waited += 15 } }

  /// The next thing that happens to a ticket: it is ready, then it is served.
  func bump(_ id: GalleyTicket.ID) {
    guard let ticket = tickets.first(where: { $0.id == id }) else { return }
    if ticket.isReady {
      tickets.removeAll { $0.id == id }
      served.append(ticket)
    } else {
      change(id) {
        $0.isReady = true
        $0.isRush = false
      }
    }
  }

  func rush(_ id: GalleyTicket.ID) { change(id) { $0.isRush.toggle() } }

  /// All that was ordered by the table and is ready is served.
  func serve(table: Int) {
    served += tickets.filter { $0.table == table && $0.isReady }
    tickets.removeAll { $0.table == table && $0.isReady }
  }

  /// The last served ticket is back, ready as it was.
  func recall() {
    guard let last = served.popLast() else { return }
    tickets.append(last)
  }

  func order() {
    let dishes: [(String, GalleyStation, Int)] = [("Flank steak", .grill, 700), ("Ceviche", .cold, 300), ("Trifle", .sweet, 330)]
    let dish = dishes[next % dishes.count]
    tickets.append(GalleyTicket(id: next, table: next % 9 + 1, dish: dish.0, station: dish.1, limit: dish.2, waited: 0))
    next += 1
  }
}
