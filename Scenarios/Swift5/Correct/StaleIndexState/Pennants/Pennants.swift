import SwiftUI

struct Pennant: Identifiable {
  let id: Int
  let team: String
  var points: Int
}

final class PennantStore: ObservableObject {
  @Published var pennants: [Pennant] = (1...24).map { Pennant(id: $0, team: "Team \($0)", points: 100 - $0 * 3) }
  private var nextID = 25

  func promote() {
    pennants.append(Pennant(id: nextID, team: "Team \(nextID)", points: 50))
    nextID += 1
    sort()
  }

  func play() {
    guard let last = pennants.last else { return }
    win(last.id)
  }

  func win(_ id: Int) {
    guard let index = pennants.firstIndex(where: { $0.id == id }) else { return }
    pennants[index].points += 10
    sort()
  }

  private func sort() { pennants.sort { ($0.points, -$0.id) > ($1.points, -$1.id) } }
}

struct PennantRow: View {
  let place: Int
  let pennant: Pennant
  let onWin: () -> Void

  private var medal: String? {
    switch place {
    case 1: return "Champion"
    case 2, 3: return "On the podium"
    default: return nil
    }
  }

  var body: some View {
    HStack {
      Text("\(place).")
        .monospacedDigit()
      VStack(alignment: .leading) {
        Text(pennant.team)
        if let medal {
          Text(medal)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      Spacer()
      Text("\(pennant.points)")
      Button("Win", action: onWin)
        .buttonStyle(.borderless)
    }
    .listRowBackground(place.isMultiple(of: 2) ? Color(.secondarySystemBackground) : Color(.systemBackground))
  }
}

struct PennantsView: View {
  @ObservedObject var store: PennantStore

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(store.pennants.enumerated()), id: \.element.id) { offset, pennant in
          PennantRow(place: offset + 1, pennant: pennant) { store.win(pennant.id) }
        }
        .onDelete { store.pennants.remove(atOffsets: $0) }
      }
      .navigationTitle("League")
    }
  }
}
