import SwiftUI

struct ResolverRow: View {
  let server: Resolver
  let isUsed: Bool
  let use: () -> Void

  var body: some View {
    Button(action: use) {
      HStack {
        VStack(alignment: .leading) {
          Text(server.name)
          Text(server.address).font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        if let milliseconds = server.milliseconds {
          Text("\(milliseconds) ms").font(.caption)
        }
        if isUsed {
          Image(systemName: "checkmark").accessibilityLabel("In use")
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

struct ResolverBoardView: View {
  @Bindable var store: ResolverStore
  @State private var renamed: Resolver?
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("Encrypted names", isOn: $store.isActive)
          LabeledContent("Server", value: store.used?.name ?? "none")
        }
        Section("Servers") {
          ForEach(store.servers) { server in
            ResolverRow(server: server, isUsed: store.isUsed(server)) { store.use(server) }
              .swipeActions(edge: .leading) {
                Button("Measure") { store.measure(server.id) }
                Button("Rename") {
                  name = server.name
                  renamed = server
                }
              }
          }
          .onDelete { store.remove(atOffsets: $0) }
          Button("Add server") { store.add() }
        }
      }
      .navigationTitle("Resolver")
      .toolbar { EditButton() }
      .alert("Rename", isPresented: isRenaming, presenting: renamed) { server in
        TextField("Name", text: $name)
        Button("Save") { store.rename(server.id, to: name) }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("\($0.address)")
      }
    }
  }

  private var isRenaming: Binding<Bool> {
    Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
  }
}
