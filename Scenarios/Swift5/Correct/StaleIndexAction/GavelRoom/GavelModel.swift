import SwiftUI

struct GavelLot: Identifiable, Equatable {
  let id: Int
  let title: String
  var euros: Int
  var leader: String
  /// Seconds after the start of the auction.
  var ends: Int
  /// The number of the newest bid that is known here.
  var version = 0
}

struct GavelBid: Codable, Equatable {
  let lot: Int
  let euros: Int
  let leader: String
  let version: Int
}

struct GavelService: Sendable {
  func bid(_ euros: Int, on lot: Int) async throws -> GavelBid {
    guard let url = URL(string: "https://gavel.example/lots/\(lot)/\(euros)") else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    let (data, _) = try await URLSession.shared.data(for: request)
    return try JSONDecoder().decode(GavelBid.self, from: data)
  }
}

/// An auction that others follow as well. Of two pieces of news about a lot the one with the higher number counts, whichever comes
/// first.
@MainActor final class GavelModel: ObservableObject {
  static let budget = 400
  static let me = "You"

  @Published private(set) var lots: [GavelLot] = [
    GavelLot(id: 1, title: "Brass sextant", euros: 120, leader: "Paddle 8", ends: 90),
    GavelLot(id: 2, title: "Tide tables, 1911", euros: 35, leader: "Paddle 3", ends: 60),
    GavelLot(id: 3, title: "Ship in a bottle", euros: 60, leader: "Paddle 8", ends: 150),
    GavelLot(id: 4, title: "Signal lamp", euros: 95, leader: "Paddle 5", ends: 75),
    GavelLot(id: 5, title: "Whale chart", euros: 210, leader: "Paddle 2", ends: 120),
    GavelLot(id: 6, title: "Deck chair", euros: 20, leader: "Paddle 3", ends: 45),
  ]
  @Published private(set) var now = 0
  /// What was offered and not answered yet.
  @Published private(set) var waiting: [GavelLot.ID: Int] = [:]
  @Published private(set) var limits: [GavelLot.ID: Int] = [:]
  @Published var message: String?
  private let service = GavelService()

  /// Open lots by their end, then those that are sold.
  var open: [GavelLot] { lots.filter { $0.ends > now }.sorted { ($0.ends, $0.id) < ($1.ends, $1.id) } }
  var sold: [GavelLot] { lots.filter { $0.ends <= now }.sorted { ($0.ends, $0.id) < ($1.ends, $1.id) } }

  var committed: Int {
    lots.filter { $0.leader == GavelModel.me && waiting[$0.id] == nil }.reduce(0) { $0 + $1.euros }
      + waiting.values.reduce(0, +)
  }

  func next(_ lot: GavelLot) -> Int { lot.euros + (lot.euros < 100 ? 5 : 10) }

  /// Nobody can promise more than he has: what is led elsewhere counts.
  func canBid(on lot: GavelLot) -> Bool {
    lot.leader != GavelModel.me && waiting[lot.id] == nil && committed + next(lot) <= GavelModel.budget
      && next(lot) <= limits[lot.id] ?? .max
  }

  func bid(on id: GavelLot.ID) {
    guard let lot = lots.first(where: { $0.id == id }), canBid(on: lot) else { return }
    let amount = next(lot)
    waiting[id] = amount
    Task {
      do {
        hear(try await service.bid(amount, on: id))
      } catch {
        message = "No connection to the room"
      }
      waiting[id] = nil
    }
  }

  /// News of a bid, asked for or not.
  func hear(_ bid: GavelBid) {
    guard let index = lots.firstIndex(where: { $0.id == bid.lot }), bid.version > lots[index].version else { return }
    let wasMine = lots[index].leader == GavelModel.me
    lots[index].version = bid.version
    lots[index].euros = bid.euros
    lots[index].leader = bid.leader
    // A late bid gives everybody time to answer.
    if lots[index].ends > now, lots[index].ends - now < 20 { lots[index].ends = now + 20 }
    if wasMine, bid.leader != GavelModel.me { message = "Somebody bids more for “\(lots[index].title)”" }
  }

  func limit(_ id: GavelLot.ID, to euros: Int?) { limits[id] = euros }

  func pass(seconds: Int) { now += seconds }
}
