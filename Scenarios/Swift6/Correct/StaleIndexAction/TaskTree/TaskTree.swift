import SwiftUI

private struct TaskTreeTask: Identifiable {
  let id: String
  var parent: String?
  var isDone = false

  var name: String { id }
}

/// Tasks with subtasks in one flat list, as in many to-do apps: who drags a task drags its subtasks with it, and a subtask stays below its
/// task.
struct TaskTreeView: View {
  @State private var tasks: [TaskTreeTask] = [
    ("Move flat", ["Order van", "Pack books", "Hand over keys"]), ("Plan party", ["Invite Ada", "Bake cake"]),
    ("File taxes", ["Find receipts", "Call Mr Brandt"]), ("Paint fence", []), ("Repair bike", ["Buy tube"]), ("Write will", []),
  ].flatMap { name, parts in [TaskTreeTask(id: name)] + parts.map { TaskTreeTask(id: $0, parent: name) } }

  var body: some View {
    NavigationStack {
      List {
        ForEach(tasks) { task in
          HStack {
            Text(task.name)
            Spacer()
            Button(task.isDone ? "Done" : "Open") { toggle(task.id) }
              .buttonStyle(.borderless)
          }
          .padding(.leading, task.parent == nil ? 0 : 24)
          .moveDisabled(task.parent != nil)
        }
        .onMove(perform: move)
        .onDelete(perform: delete)
      }
      .navigationTitle("Tasks")
      .toolbar { EditButton() }
    }
  }

  private func toggle(_ id: String) {
    guard let place = tasks.firstIndex(where: { $0.id == id }) else { return }
    tasks[place].isDone.toggle()
  }

  /// The task and all of its subtasks, to behind the block in which it was let go.
  private func move(_ source: IndexSet, to destination: Int) {
    guard let place = source.first, tasks[place].parent == nil else { return }
    let family = tasks.indices.filter { tasks[$0].id == tasks[place].id || tasks[$0].parent == tasks[place].id }
    var target = destination
    while target < tasks.count, tasks[target].parent != nil { target += 1 }
    guard !family.contains(target) else { return }
    tasks.move(fromOffsets: IndexSet(family), toOffset: target)
  }

  /// A task takes its subtasks along.
  private func delete(_ offsets: IndexSet) {
    let gone = Set(offsets.map { tasks[$0].id })
    tasks.removeAll { task in gone.contains(task.id) || task.parent.map(gone.contains) ?? false }
  }
}
