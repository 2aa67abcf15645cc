import SwiftUI

struct QuoitsCupView: View {
  let cup: QuoitsCup
  @State private var question: QuoitsQuestion?
  @State private var scored: Set<QuoitsSlot> = []

  private struct QuoitsQuestion {
    let slot: QuoitsSlot
    let team: String
    let lost: Int
  }

  /// Most wins first, then as they were drawn.
  private var table: [String] {
    cup.teams.enumerated()
      .sorted { first, second in
        let (one, other) = (cup.wins(first.element), cup.wins(second.element))
        return one != other ? one > other : first.offset < second.offset
      }
      .map(\.element)
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<3) { round in
          Section(QuoitsCup.rounds[round]) {
            ForEach(cup.slots(round)) { slot in
              QuoitsMatchRow(cup: cup, slot: slot, showsScore: showsScore(slot)) { ask(slot, $0) }
            }
          }
        }
        Section("Table") {
          ForEach(table, id: \.self) { team in
            QuoitsTeamRow(team: team, wins: cup.wins(team), isChampion: cup.champion == team)
          }
        }
      }
      .navigationTitle(cup.champion.map { "\($0) wins" } ?? "Quoits cup")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Undo") { cup.undo() }.disabled(!cup.canUndo)
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Start again") { cup.startAgain() }
        }
      }
      .alert("Change the winner?", isPresented: isAsking, presenting: question) { question in
        Button("Change", role: .destructive) { cup.decide(question.slot, for: question.team) }
        Button("Keep", role: .cancel) {}
      } message: { question in
        Text(question.lost == 1 ? "A later match may go." : "\(question.lost) later matches may go.")
      }
    }
  }

  private var isAsking: Binding<Bool> {
    Binding(get: { question != nil }, set: { if !$0 { question = nil } })
  }

  private func showsScore(_ slot: QuoitsSlot) -> Binding<Bool> {
    Binding(
      get: { scored.contains(slot) },
      set: { shows in
        if shows { scored.formUnion([slot]) } else { scored.subtract([slot]) }
      })
  }

  private func ask(_ slot: QuoitsSlot, _ team: String) {
    let lost = cup.later(slot).count
    if lost == 0 {
      cup.decide(slot, for: team)
    } else {
      question = QuoitsQuestion(slot: slot, team: team, lost: lost)
    }
  }
}
