import SwiftUI

struct SortedTodo: Identifiable {
  let id: Int
  var title: String
  var isComplete = false
}

final class SortingTodosModel: ObservableObject {
  @Published var todos = ["Milk", "Eggs", "Hand soap", "Call mom", "Taxes"].enumerated().map {
    SortedTodo(id: $0.offset, title: $0.element)
  }

  /// A second after something was ticked off, the list is sorted.
  func complete(_ id: Int) {
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
    todos[index].isComplete = true
    todos.sort { !$0.isComplete && $1.isComplete }
  }
}

struct SortingTodosView: View {
  @ObservedObject var model: SortingTodosModel

  var body: some View {
    List {
      ForEach(model.todos) { todo in
        row(todo)
          .swipeActions { Button("Delete", role: .destructive) { model.todos.removeAll { $0.id == todo.id } } }
      }
    }
  }

  private func row(_ todo: SortedTodo) -> some View {
    Text(todo.title).strikethrough(todo.isComplete)
  }
}
