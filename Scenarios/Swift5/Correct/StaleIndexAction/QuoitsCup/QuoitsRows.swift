import SwiftUI

/// A match. The row belongs to the place in the bracket, and so does what is open or typed in it.
struct QuoitsMatchRow: View {
  let cup: QuoitsCup
  let slot: QuoitsSlot
  @Binding var showsScore: Bool
  let decide: (String) -> Void

  var body: some View {
    let result = cup.results[slot]
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        ForEach(Array(cup.sides(slot).enumerated()), id: \.offset) { place, team in
          if place == 1 { Text("–") }
          if let team {
            Button {
              decide(team)
            } label: {
              Text(team).fontWeight(result?.winner == team ? .bold : .regular)
            }
            .foregroundStyle(result == nil || result?.winner == team ? .primary : .secondary)
          } else {
            Text("?").foregroundStyle(.secondary)
          }
        }
        Spacer()
        if let result {
          Button(result.score.isEmpty ? "Score" : result.score) { showsScore.toggle() }
            .font(.caption)
        }
      }
      .buttonStyle(.borderless)
      if showsScore, result != nil {
        TextField("21 : 17", text: Binding(get: { cup.results[slot]?.score ?? "" }, set: { cup.score(slot, $0) }))
          .textFieldStyle(.roundedBorder)
      }
    }
  }
}

struct QuoitsTeamRow: View {
  let team: String
  let wins: Int
  let isChampion: Bool

  var body: some View {
    HStack {
      if isChampion { Image(systemName: "trophy.fill").accessibilityLabel("Champion") }
      Text("The \(team)")
      Spacer()
      Text(String(repeating: "●", count: wins))
    }
  }
}
