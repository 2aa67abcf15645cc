import SwiftUI

struct FutsalBoardView: View {
  let team: FutsalTeam

  var body: some View {
    NavigationStack {
      List {
        Section("On the court") {
          ForEach(FutsalPosition.allCases) { position in
            if let player = team.player(at: position) {
              FutsalCourtRow(position: position, player: player)
                .contextMenu {
                  ForEach(team.bench) { other in
                    Button("Send on \(other.name)") { team.send(other.id, to: position) }
                  }
                }
                .swipeActions {
                  Button("Foul") { team.foul(player.id) }
                    .tint(.red)
                }
            }
          }
        }
        Section {
          ForEach(team.bench) { FutsalBenchRow(player: $0) }
        } header: {
          Text("Bench")
        } footer: {
          Text("\(team.changes) changes")
        }
      }
      .navigationTitle("Second half")
      .toolbar {
        Button("Cross") { team.cross() }
      }
    }
  }
}
