import Combine
import Foundation
import UIKit

struct FerryTrip: Identifiable, Hashable, Decodable {
  let id: String
  let harbour: String
  let ship: String
  /// Seconds from the start of the board's clock.
  var leaves: Int
}

enum FerryPhase: Int, CaseIterable {
  case boarding, later, gone

  var title: String {
    switch self {
    case .boarding: "Boarding"
    case .later: "Later"
    case .gone: "Left"
    }
  }
}

/// The trips of today, the clock and what the user wants to be told about.
final class FerrySchedule {
  @Published private(set) var trips: [FerryTrip] = []
  @Published private(set) var now = 0
  @Published private(set) var isLoading = false
  private(set) var reminders: Set<FerryTrip.ID> = []
  let reminderChanges = PassthroughSubject<FerryTrip.ID, Never>()
  private var clock: Timer?
  private var request = 0

  func phase(of trip: FerryTrip) -> FerryPhase {
    if trip.leaves <= now { return .gone }
    return trip.leaves - now <= 300 ? .boarding : .later
  }

  func trips(in phase: FerryPhase) -> [FerryTrip] {
    trips.filter { self.phase(of: $0) == phase }.sorted { ($0.leaves, $0.id) < ($1.leaves, $1.id) }
  }

  func trip(_ id: FerryTrip.ID) -> FerryTrip? { trips.first { $0.id == id } }

  func startClock() {
    guard clock == nil else { return }
    clock = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { [weak self] _ in self?.now += 10 }
  }

  func stopClock() {
    clock?.invalidate()
    clock = nil
  }

  func toggleReminder(_ id: FerryTrip.ID) {
    if reminders.remove(id) == nil { reminders.insert(id) }
    reminderChanges.send(id)
  }

  /// A ship is late.
  func delay(_ id: FerryTrip.ID, by seconds: Int) {
    guard let index = trips.firstIndex(where: { $0.id == id }) else { return }
    trips[index].leaves += seconds
  }

  /// Only the answer to the last request counts.
  func load() {
    request += 1
    let own = request
    isLoading = true
    guard let url = URL(string: "https://ferries.example.com/today?request=\(own)") else { return }
    URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
      let trips = data.flatMap { try? JSONDecoder().decode([FerryTrip].self, from: $0) }
      DispatchQueue.main.async { [weak self] in
        guard let self, own == self.request else { return }
        self.isLoading = false
        if let trips { self.trips = trips }
      }
    }.resume()
  }
}

/// Pictures of ships, each loaded once.
@MainActor final class ShipPictures {
  private var known: [String: UIImage] = [:]

  func cached(_ ship: String) -> UIImage? { known[ship] }

  func picture(of ship: String) async -> UIImage? {
    if let image = known[ship] { return image }
    guard let url = URL(string: "https://img.example.com/\(ship.replacingOccurrences(of: " ", with: "-"))") else { return nil }
    guard let (data, _) = try? await URLSession.shared.data(from: url), let image = UIImage(data: data) else { return nil }
    known[ship] = image
    return image
  }
}
