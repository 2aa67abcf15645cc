import SwiftUI

struct NameserverRow: View {
  let server: Nameserver
  let isActive: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(server.name)
        Text(server.address)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if server.isEncrypted {
        Image(systemName: "lock").accessibilityLabel("Encrypted")
      }
      if isActive {
        Image(systemName: "checkmark").accessibilityLabel("In use")
      }
    }
    .contentShape(Rectangle())
  }
}

struct NameserversView: View {
  @StateObject private var book = NameserverBook()
  @State private var addsServer = false
  @State private var renamed: Nameserver?
  @State private var newName = ""

  private var isRenaming: Binding<Bool> {
    Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          LabeledContent("In use", value: book.active?.name ?? "Automatic")
          Button("Use automatic") { book.use(nil) }
            .disabled(book.active == nil)
        }
        Section("Servers") {
          ForEach(book.servers) { server in
            Button {
              book.use(server)
            } label: {
              NameserverRow(server: server, isActive: server.id == book.active?.id)
            }
            .buttonStyle(.plain)
            .swipeActions(edge: .leading) {
              Button("Rename") {
                newName = server.name
                renamed = server
              }
            }
          }
          .onDelete { book.remove(at: $0) }
        }
      }
      .navigationTitle("Nameservers")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) { Button("Add") { addsServer = true } }
      }
      .sheet(isPresented: $addsServer) {
        NewNameserver { book.add(name: $0, address: $1, isEncrypted: $2) }
      }
      .alert("Rename server", isPresented: isRenaming, presenting: renamed) { server in
        TextField("Name", text: $newName)
        Button("Cancel", role: .cancel) {}
        Button("Save") {
          if !newName.isEmpty { book.rename(server.id, to: newName) }
        }
      }
    }
  }
}

struct NewNameserver: View {
  let save: (_ name: String, _ address: String, _ isEncrypted: Bool) -> Void
  @State private var name = ""
  @State private var address = ""
  @State private var isEncrypted = true
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        TextField("Address", text: $address)
        Toggle("Encrypted", isOn: $isEncrypted)
      }
      .navigationTitle("New server")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(name, address, isEncrypted)
            dismiss()
          }
          .disabled(name.isEmpty || address.isEmpty)
        }
      }
    }
  }
}
