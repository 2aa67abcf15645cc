import SwiftUI

struct ChorePointsChore: Identifiable {
  let id: Int
  let name: String
  var isDone = false
}

/// Chores with points: ten for one that is done, as long as it is, and one for a tidy list. Points that were earned stay when a chore is put away.
@MainActor final class ChorePointsModel: ObservableObject {
  @Published private(set) var chores: [ChorePointsChore]
  @Published private(set) var points = 0

  init() {
    let names = ["Dishes", "Laundry", "Compost", "Stairs", "Windows", "Post"]
    chores = names.enumerated().map { ChorePointsChore(id: $0, name: $1) }
  }

  func turn(_ id: ChorePointsChore.ID) {
    guard let place = chores.firstIndex(where: { $0.id == id }) else { return }
    chores[place].isDone.toggle()
    points += chores[place].isDone ? 10 : -10
  }

  func putAway(_ id: ChorePointsChore.ID) {
    chores.removeAll { $0.id == id }
    points += 1
  }
}

struct ChorePointsRow: View {
  let chore: ChorePointsChore
  let turn: () -> Void

  var body: some View {
    HStack {
      Text(chore.name)
        .strikethrough(chore.isDone)
      Spacer()
      Button(chore.isDone ? "Done" : "Do", action: turn)
        .buttonStyle(.bordered)
    }
  }
}

struct ChorePointsView: View {
  @ObservedObject var model: ChorePointsModel

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Text("\(model.points) points this week")
          .font(.headline)
          .padding(.horizontal)
        List(model.chores) { chore in
          ChorePointsRow(chore: chore) { model.turn(chore.id) }
            .swipeActions {
              Button("Put away") { model.putAway(chore.id) }
            }
        }
      }
      .navigationTitle("Chores")
    }
  }
}
