import SwiftUI

struct AgentThought: Identifiable {
  let id: String
  let text: String
}

@MainActor final class ThoughtRowsModel: ObservableObject {
  @Published private(set) var active = [
    AgentThought(id: "t4", text: "Reading the log"), AgentThought(id: "t5", text: "Looking for the port"),
    AgentThought(id: "t6", text: "Writing a patch"),
  ]
  @Published private(set) var done = [
    AgentThought(id: "t1", text: "Cloning"), AgentThought(id: "t2", text: "Building"), AgentThought(id: "t3", text: "Testing"),
  ]

  /// The oldest thought that is still active is finished.
  func finish() {
    guard !active.isEmpty else { return }
    done.append(active.removeFirst())
  }
}

struct ThoughtRow: View {
  let thought: AgentThought
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(thought.text) { isExpanded.toggle() }
      if isExpanded { Text("Details of \(thought.id)") }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct ThoughtRowsView: View {
  @ObservedObject var model: ThoughtRowsModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 14) {
        Text("Thinking now")
          .font(.headline)
        ForEach(model.active) { thought in
          ThoughtRow(thought: thought)
        }
        Text("Done")
          .font(.headline)
        ForEach(model.done) { thought in
          ThoughtRow(thought: thought)
        }
      }
    }
  }
}
