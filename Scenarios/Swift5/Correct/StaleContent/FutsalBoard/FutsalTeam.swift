import Observation
import SwiftUI

struct FutsalPlayer: Identifiable, Equatable {
  let id: String
  let name: String
  let number: Int
  var fouls = 0
}

enum FutsalPosition: String, CaseIterable, Identifiable {
  case keeper = "Keeper"
  case back = "Back"
  case left = "Left wing"
  case right = "Right wing"
  case pivot = "Pivot"

  var id: String { rawValue }
}

/// Five on the court, the others on the bench.
@MainActor @Observable final class FutsalTeam {
  private(set) var players: [FutsalPlayer] = [
    FutsalPlayer(id: "ruiz", name: "Ruiz", number: 1),
    FutsalPlayer(id: "okoro", name: "Okoro", number: 4),
    FutsalPlayer(id: "lang", name: "Lang", number: 7),
    FutsalPlayer(id: "sato", name: "Sato", number: 8),
    FutsalPlayer(id: "melo", name: "Melo", number: 10),
    FutsalPlayer(id: "brandt", name: "Brandt", number: 12),
    FutsalPlayer(id: "haidar", name: "Haidar", number: 14),
    FutsalPlayer(id: "nunes", name: "Nunes", number: 15),
  ]
  private var court: [FutsalPosition: FutsalPlayer.ID] = [
    .keeper: "ruiz", .back: "okoro", .left: "lang", .right: "sato", .pivot: "melo",
  ]
  private(set) var changes = 0

  func player(at position: FutsalPosition) -> FutsalPlayer? {
    players.first { $0.id == court[position] }
  }

  var bench: [FutsalPlayer] {
    players.filter { !court.values.contains($0.id) }
  }

  func send(_ id: FutsalPlayer.ID, to position: FutsalPosition) {
    guard bench.contains(where: { $0.id == id }) else { return }
    court[position] = id
    changes += 1
  }

  func foul(_ id: FutsalPlayer.ID) {
    guard let index = players.firstIndex(where: { $0.id == id }) else { return }
    players[index].fouls += 1
  }

  /// The wings change sides.
  func cross() {
    let left = court[.left]
    court[.left] = court[.right]
    court[.right] = left
  }
}

enum FutsalPictures {
  @MainActor static func load(_ id: FutsalPlayer.ID) async -> UIImage? {
    guard let url = URL(string: "https://pictures.futsalboard.example/\(id).png"),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return nil }
    return UIImage(data: data)
  }
}
