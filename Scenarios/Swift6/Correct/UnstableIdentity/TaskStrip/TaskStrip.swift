import SwiftUI

private struct StripTask: Hashable, Identifiable {
  let id: Int
  let title: String
  var isDone = false
}

private struct StripTaskView: View {
  let task: StripTask
  let finish: () -> Void
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(task.title)
        Spacer()
        Text(task.isDone ? "Done" : "To do")
        Button("More") { isOpen.toggle() }
      }
      if isOpen {
        // What is chosen in the strip closes it.
        Button("Finish") {
          isOpen = false
          finish()
        }
      }
    }
  }
}

/// Tasks, each with a strip of what can be done to it.
struct TaskStripView: View {
  @State private var tasks = ["Rake leaves", "Oil hinges", "Sweep porch", "Prune roses", "Stack wood", "Mend fence"].enumerated()
    .map { StripTask(id: $0.offset, title: $0.element) }

  var body: some View {
    NavigationStack {
      List(tasks, id: \.self) { task in
        StripTaskView(task: task) {
          if let place = tasks.firstIndex(where: { $0.id == task.id }) { tasks[place].isDone = true }
        }
      }
      .navigationTitle("Garden")
    }
  }
}
