import Foundation
import Observation

/// All rides of the morning. Who takes a seat leaves the one before; the wish is shown at once, and taken back if the server refuses it.
@MainActor
@Observable
final class CarpoolBoard {
  private(set) var rides: [CarpoolRide] = []
  /// Where the server has a seat for the user.
  private(set) var seat: CarpoolRide.ID?
  /// Where the user wants to sit: what is shown.
  private(set) var wish: CarpoolRide.ID?
  private(set) var isWaiting = false
  private(set) var message: String?
  private var latest = 0
  private let server = CarpoolServer()

  func load() async {
    guard let fetched = try? await server.rides() else { return }
    rides = fetched
    message = nil
  }

  func found(_ text: String) -> [CarpoolRide] {
    let wanted = text.lowercased()
    return wanted.isEmpty
      ? rides : rides.filter { $0.from.lowercased().contains(wanted) || $0.driver.lowercased().contains(wanted) }
  }

  func free(in ride: CarpoolRide) -> Int { ride.free - (wish == ride.id ? 1 : 0) }

  func names(in ride: CarpoolRide) -> String {
    let all = ride.riders + (wish == ride.id ? ["you"] : [])
    return all.isEmpty ? "nobody yet" : all.joined(separator: ", ")
  }

  func tap(_ ride: CarpoolRide) {
    if wish == ride.id {
      ask(for: nil)
    } else if free(in: ride) > 0 {
      ask(for: ride.id)
    }
  }

  /// Only the answer to the last wish counts: earlier ones have been overtaken.
  private func ask(for id: CarpoolRide.ID?) {
    latest += 1
    let number = latest
    wish = id
    isWaiting = true
    message = nil
    Task {
      let answer = try? await server.sit(in: id)
      guard number == latest else { return }
      isWaiting = false
      if let answer, answer.isAccepted {
        seat = answer.ride
      } else {
        let driver = rides.first { $0.id == id }?.driver ?? "the driver"
        message = "No seat with \(driver)"
        wish = seat
      }
    }
  }
}
