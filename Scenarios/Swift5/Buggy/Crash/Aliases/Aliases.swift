import SwiftUI

struct AliasEntry: Identifiable {
  let id: Int
  var name: String
  var command: String
}

final class AliasStore: ObservableObject {
  @Published var entries: [AliasEntry] = (1...24).map {
    AliasEntry(id: $0, name: "alias\($0)", command: "run --fast \($0)")
  }
  private var nextID = 25

  func add() {
    entries.append(AliasEntry(id: nextID, name: "alias\(nextID)", command: ""))
    nextID += 1
  }

  func dropFirst() { if entries.count > 1 { entries.removeFirst() } }

  func remove(_ id: Int) { entries.removeAll { $0.id == id } }
}

struct AliasEditor: View {
  @ObservedObject var store: AliasStore
  let index: Int
  @State private var isEditing = false

  private var entry: AliasEntry { store.entries[index] }

  private var command: Binding<String> {
    Binding(get: { store.entries[index].command }, set: { store.entries[index].command = $0 })
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(entry.name).font(.headline)
        Spacer()
        Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
          .buttonStyle(.borderless)
        Button("Remove", role: .destructive) { store.remove(entry.id) }
          .buttonStyle(.borderless)
      }
      if isEditing {
        TextField("Command", text: command)
          .textFieldStyle(.roundedBorder)
      } else {
        Text(entry.command.isEmpty ? "No command" : entry.command)
          .font(.callout)
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct AliasesView: View {
  @ObservedObject var store: AliasStore

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(store.entries.enumerated()), id: \.element.id) { index, _ in
          AliasEditor(store: store, index: index)
        }
      }
      .navigationTitle("Aliases")
      .toolbar {
        Button("Add") { store.add() }
      }
    }
  }
}
