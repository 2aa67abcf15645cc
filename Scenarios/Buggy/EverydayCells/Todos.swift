import SwiftUI

/// A thing to do.
struct Todo: Identifiable {
  let id: Int
  let title: String
  var isDone: Bool

  static let all = (1...20).map { Todo(id: $0, title: "Todo \($0)", isDone: $0 % 3 == 0) }
}

/// What is open, of which one is deleted by its number among all.
struct OpenTodos: View {
  @State private var todos = Todo.all

  var body: some View {
    List {
      ForEach(todos.filter { !$0.isDone }) { Text($0.title) }
        .onDelete { todos.remove(atOffsets: $0) }
    }
  }
}

/// The same by what is shown.
struct IdentifiedTodos: View {
  @State private var todos = Todo.all

  private var open: [Todo] { todos.filter { !$0.isDone } }

  var body: some View {
    List {
      ForEach(open) { Text($0.title) }
        .onDelete { offsets in
          let ids = Set(offsets.map { open[$0].id })
          todos.removeAll { ids.contains($0.id) }
        }
    }
  }
}

/// Files that are chosen by their number.
struct ChosenFiles: View {
  @State private var files = (1...20).map { "File \($0)" }
  @State private var chosen: Set<Int> = []

  var body: some View {
    List {
      ForEach(files.indices, id: \.self) { index in
        HStack {
          Image(systemName: chosen.contains(index) ? "checkmark.circle.fill" : "circle")
          Text(files[index])
          Spacer()
        }
        .contentShape(Rectangle())
        .onTapGesture { if !chosen.insert(index).inserted { chosen.remove(index) } }
        .swipeActions { Button("Delete", role: .destructive) { files.remove(at: index) } }
      }
    }
  }
}
