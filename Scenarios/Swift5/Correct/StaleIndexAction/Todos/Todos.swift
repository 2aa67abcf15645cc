import SwiftUI

/// A thing to do.
struct Todo: Identifiable {
  let id: Int
  let title: String
  var isDone: Bool

  static let all = (1...20).map { Todo(id: $0, title: "Todo \($0)", isDone: $0 % 3 == 0) }
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
