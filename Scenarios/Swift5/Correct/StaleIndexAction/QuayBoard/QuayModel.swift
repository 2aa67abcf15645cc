import SwiftUI

struct QuayBoat: Identifiable, Codable, Hashable {
  let id: String
  let line: String
  let goal: String
  /// Minutes after the start of the day.
  let minute: Int
  let quay: Int
}

struct QuayService: Sendable {
  func boats() async throws -> [QuayBoat] {
    guard let url = URL(string: "https://quay.example/boats") else { throw URLError(.badURL) }
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([QuayBoat].self, from: data)
  }

  func seats(on boat: QuayBoat.ID) async throws -> Int {
    guard let url = URL(string: "https://quay.example/seats/\(boat)") else { throw URLError(.badURL) }
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(Int.self, from: data)
  }
}

/// The departures of the harbour. Answers may come in any order: each is for one boat, and only the last list counts.
@MainActor final class QuayModel: ObservableObject {
  @Published private(set) var boats: [QuayBoat] = []
  @Published private(set) var minute = 600
  @Published private(set) var pinned: Set<QuayBoat.ID> = []
  @Published private(set) var seats: [QuayBoat.ID: Int] = [:]
  @Published private(set) var reminders: Set<QuayBoat.ID> = []
  @Published var message: String?
  private let service = QuayService()
  private var asked = 0
  private var delays: [QuayBoat.ID: Int] = [:]

  /// Pinned boats first, each part by time.
  var rows: [QuayBoat] {
    boats.filter { $0.minute >= minute }.sorted { first, second in
      let (one, other) = (pinned.contains(first.id), pinned.contains(second.id))
      return one != other ? one : (first.minute, first.id) < (second.minute, second.id)
    }
  }

  func load() async {
    asked += 1
    let number = asked
    do {
      let found = try await service.boats()
      guard number == asked else { return }
      boats = found.map { late($0) }
      message = nil
    } catch {
      guard number == asked else { return }
      message = "The harbour does not answer"
    }
  }

  func loadSeats(_ id: QuayBoat.ID) async {
    guard seats[id] == nil, let count = try? await service.seats(on: id), seats[id] == nil else { return }
    seats[id] = count
  }

  func pin(_ id: QuayBoat.ID) {
    if pinned.remove(id) == nil { pinned.insert(id) }
  }

  func remind(_ id: QuayBoat.ID) {
    if reminders.remove(id) == nil { reminders.insert(id) }
  }

  func minutePasses() { minute += 1 }

  /// The captain says how late the boat is. The timetable does not know it.
  func delay(_ id: QuayBoat.ID, by minutes: Int) {
    guard let index = boats.firstIndex(where: { $0.id == id }) else { return }
    let planned = boats[index].minute - (delays[id] ?? 0)
    delays[id] = (delays[id] ?? 0) + minutes
    let boat = boats[index]
    boats[index] = late(QuayBoat(id: id, line: boat.line, goal: boat.goal, minute: planned, quay: boat.quay))
  }

  private func late(_ boat: QuayBoat) -> QuayBoat {
    QuayBoat(
      id: boat.id, line: boat.line, goal: boat.goal, minute: boat.minute + (delays[boat.id] ?? 0), quay: boat.quay)
  }

  func takeSeat(on id: QuayBoat.ID) {
    guard let count = seats[id], count > 0 else { return }
    seats[id] = count - 1
  }
}
