import SwiftUI

struct Finalist: Identifiable {
  let id: Int
  let name: String
  var votes: Int
}

final class FinalistContest: ObservableObject {
  @Published private var finalists = (1...16).map { Finalist(id: $0, name: "Finalist \($0)", votes: 40 - 2 * $0) }

  var ranking: [Finalist] { finalists.sorted { ($1.votes, $0.id) < ($0.votes, $1.id) } }

  func vote(for id: Finalist.ID, count: Int = 3) {
    guard let index = finalists.firstIndex(where: { $0.id == id }) else { return }
    finalists[index].votes += count
  }

  /// The phone lines bring votes for the one who is last.
  func countPhoneVotes() {
    guard let last = ranking.last else { return }
    vote(for: last.id, count: 20)
  }
}

struct FinalistRow: View {
  let place: Int
  let finalist: Finalist
  let onVote: () -> Void

  var body: some View {
    HStack {
      Text("\(place).")
        .foregroundStyle(.secondary)
      VStack(alignment: .leading) {
        Text(finalist.name)
        Text("\(finalist.votes) votes")
          .font(.caption)
      }
      Spacer()
      if place <= 3 {
        Image(systemName: "rosette")
      }
      Button("Vote", action: onVote)
        .buttonStyle(.borderless)
    }
  }
}

struct FinalistsView: View {
  @ObservedObject var store: FinalistContest

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(store.ranking.enumerated()), id: \.offset) { offset, finalist in
          FinalistRow(place: offset + 1, finalist: finalist) { store.vote(for: finalist.id) }
        }
      }
      .navigationTitle("Finalists")
    }
  }
}
