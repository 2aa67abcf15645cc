import SwiftUI

struct ChoreRow: View {
  let chore: WheelChore
  let toggle: () -> Void

  var body: some View {
    HStack {
      Button(action: toggle) {
        Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
      }
      .buttonStyle(.plain)
      .accessibilityLabel(chore.isDone ? "Done" : "Open")
      Text(chore.title)
        .foregroundStyle(chore.isDone ? .secondary : .primary)
      Spacer()
      Text(chore.who).font(.footnote)
    }
  }
}

struct ChoreWheelView: View {
  let board: ChoreBoard
  @State private var title = ""
  @State private var doomed: Int?

  private let people = ["Ada", "Ben", "Cleo"]

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(Array(board.chores.enumerated()), id: \.element.id) { index, chore in
            ChoreRow(chore: chore) { board.toggle(chore.id) }
              .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                Button("Delete") { doomed = index }
                  .tint(.red)
              }
              .contextMenu {
                ForEach(people.filter { $0 != chore.who }, id: \.self) { person in
                  Button("Pass to \(person)") { board.pass(chore.id, to: person) }
                }
              }
          }
        } header: {
          Text("\(board.openCount) open")
        }
        Section("New") {
          TextField("WheelChore", text: $title)
            .onSubmit(add)
          Button("Add", action: add)
            .disabled(title.isEmpty)
        }
      }
      .navigationTitle("Chores")
      .confirmationDialog("Delete this chore?", isPresented: isAsking, titleVisibility: .visible, presenting: doomed) { index in
        Button("Delete for good", role: .destructive) { board.remove(at: index) }
      }
    }
  }

  private var isAsking: Binding<Bool> {
    Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
  }

  private func add() {
    guard !title.isEmpty else { return }
    board.add(title, who: people[board.chores.count % people.count])
    title = ""
  }
}
