import Foundation

struct CarpoolRide: Identifiable, Hashable {
  let id: String
  var driver: String
  var from: String
  var minute: Int
  var seats: Int
  var riders: [String]

  var time: String { String(format: "%d:%02d", minute / 60, minute % 60) }
  var free: Int { seats - riders.count }
}

/// What the server answers to a wish for a seat.
struct CarpoolAnswer {
  let ride: CarpoolRide.ID?
  let isAccepted: Bool
}

/// A server that takes longer for some rides, and that lets nobody ride with Odile: her car is broken.
struct CarpoolServer: Sendable {
  func rides() async throws -> [CarpoolRide] {
    try await Task.sleep(for: .seconds(0.7))
    return Self.start
  }

  func sit(in ride: CarpoolRide.ID?) async throws -> CarpoolAnswer {
    try await Task.sleep(for: .seconds(ride == "r2" ? 2.5 : 0.6))
    return CarpoolAnswer(ride: ride, isAccepted: ride != "r5")
  }

  static let start: [CarpoolRide] = [
    CarpoolRide(id: "r1", driver: "Pavel", from: "North gate", minute: 435, seats: 3, riders: ["Jo", "Kim"]),
    CarpoolRide(id: "r2", driver: "Sunita", from: "Market", minute: 440, seats: 4, riders: ["Lou"]),
    CarpoolRide(id: "r3", driver: "Tomasz", from: "North gate", minute: 450, seats: 2, riders: ["Mia", "Ned"]),
    CarpoolRide(id: "r4", driver: "Wen", from: "Old bridge", minute: 455, seats: 3, riders: []),
    CarpoolRide(id: "r5", driver: "Odile", from: "Market", minute: 465, seats: 4, riders: ["Oz"]),
    CarpoolRide(id: "r6", driver: "Ines", from: "Hospital", minute: 470, seats: 1, riders: []),
    CarpoolRide(id: "r7", driver: "Bruno", from: "Old bridge", minute: 480, seats: 3, riders: ["Pia", "Quin"]),
    CarpoolRide(id: "r8", driver: "Yusuf", from: "Station", minute: 485, seats: 4, riders: ["Rae", "Sam"]),
    CarpoolRide(id: "r9", driver: "Greta", from: "Station", minute: 500, seats: 2, riders: []),
    CarpoolRide(id: "r10", driver: "Henk", from: "Hospital", minute: 510, seats: 3, riders: ["Tess"]),
    CarpoolRide(id: "r11", driver: "Lior", from: "North gate", minute: 525, seats: 3, riders: ["Uma"]),
    CarpoolRide(id: "r12", driver: "Maud", from: "Market", minute: 540, seats: 4, riders: []),
  ]
}
