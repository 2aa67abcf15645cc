import SwiftUI

/// A team of the pub quiz.
struct PlacingTeam: Identifiable, Equatable {
  let id: Int
  let name: String
  var points: Int
}

/// Teams in order of their points. The place is where a team stands, so it changes with other teams' points.
@MainActor @Observable final class PlacingTable {
  private(set) var teams: [PlacingTeam]
  private(set) var round = 1

  init() {
    teams = (1...26).map { PlacingTeam(id: $0, name: "Team \($0)", points: 60 - 2 * $0) }
  }

  func award(_ points: Int, to id: PlacingTeam.ID) {
    guard let row = teams.firstIndex(where: { $0.id == id }) else { return }
    teams[row].points += points
    sort()
  }

  /// Every team gets what it has won in this round.
  func finishRound() {
    round += 1
    for row in teams.indices { teams[row].points += (teams[row].id * 7 + round * 5) % 11 }
    sort()
  }

  private func sort() {
    teams.sort { ($1.points, $0.id) < ($0.points, $1.id) }
  }
}

struct PlacingRow: View {
  let place: Int
  let team: PlacingTeam
  let award: (Int) -> Void

  private var medal: String? {
    switch place {
    case 1: "Gold"
    case 2: "Silver"
    case 3: "Bronze"
    default: nil
    }
  }

  var body: some View {
    HStack {
      Text("\(place).")
        .monospacedDigit()
      VStack(alignment: .leading) {
        Text(team.name)
          .font(place <= 3 ? .headline : .body)
        if let medal {
          Text(medal)
            .font(.caption)
        }
      }
      Spacer()
      Text("\(team.points) points")
      Button("+3") { award(3) }
        .buttonStyle(.bordered)
    }
    .listRowBackground(place.isMultiple(of: 2) ? Color.gray.opacity(0.1) : Color.clear)
  }
}

struct PlacingsView: View {
  let table: PlacingTable

  var body: some View {
    List {
      Section("After round \(table.round)") {
        // The number is what is shown. A row is its team, wherever it stands.
        ForEach(Array(table.teams.enumerated()), id: \.element.id) { row, team in
          PlacingRow(place: row + 1, team: team) { table.award($0, to: team.id) }
            .swipeActions(edge: .leading) {
              Button("Penalty") { table.award(-4, to: team.id) }
            }
        }
      }
    }
  }
}
