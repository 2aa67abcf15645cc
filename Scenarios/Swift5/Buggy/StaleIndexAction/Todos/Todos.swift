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
