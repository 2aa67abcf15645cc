import SwiftUI

struct ToolbarItemModel: Identifiable {
  let id: Int
  var title: String
  var shortcut: String
}

final class ToolbarStore: ObservableObject {
  @Published var items: [ToolbarItemModel] = (1...22).map {
    ToolbarItemModel(id: $0, title: "Command \($0)", shortcut: "F\($0)")
  }
  private var nextID = 23

  func add() {
    items.insert(ToolbarItemModel(id: nextID, title: "Command \(nextID)", shortcut: "F\(nextID)"), at: 0)
    nextID += 1
  }

  func remove(_ id: Int) { items.removeAll { $0.id == id } }
}

struct ToolbarItemEditor: View {
  @Binding var item: ToolbarItemModel
  let onRemove: () -> Void
  @State private var isOpen = false
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        VStack(alignment: .leading) {
          Text(item.title)
          Text(item.shortcut)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Button(isOpen ? "Close" : "Rename") {
          isOpen.toggle()
          draft = item.title
        }
        .buttonStyle(.borderless)
        Button("Remove", role: .destructive, action: onRemove)
          .buttonStyle(.borderless)
      }
      if isOpen {
        HStack {
          TextField("Title", text: $draft)
            .textFieldStyle(.roundedBorder)
          Button("Save") {
            item.title = draft
            isOpen = false
          }
          .buttonStyle(.borderless)
        }
      }
    }
  }
}

struct ToolbarsView: View {
  @ObservedObject var store: ToolbarStore

  var body: some View {
    NavigationStack {
      List {
        Section("Shown on the toolbar") {
          ForEach(Array(store.items.indices), id: \.self) { index in
            ToolbarItemEditor(item: $store.items[index]) { store.items.remove(at: index) }
          }
        }
      }
      .navigationTitle("Toolbar")
    }
  }
}
