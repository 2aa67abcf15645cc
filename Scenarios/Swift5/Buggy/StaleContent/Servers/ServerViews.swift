import SwiftUI

struct ServerRow: View {
  let server: Server

  var body: some View {
    HStack {
      Circle()
        .fill(server.state == .running ? .green : .gray)
        .frame(width: 10, height: 10)
      Text(server.name)
      Spacer()
      Text(server.state.rawValue)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

struct ServersView: View {
  @StateObject private var room = ServerRoom()

  var body: some View {
    NavigationStack {
      List {
        Section("\(room.running) of \(room.servers.count) run") {
          ForEach(room.servers) { server in
            NavigationLink(value: server.id) { ServerRow(server: server) }
              .swipeActions {
                Button("Remove", role: .destructive) { room.remove(server.id) }
              }
          }
          .onMove { room.move($0, to: $1) }
        }
      }
      .navigationTitle("Servers")
      .navigationDestination(for: Server.ID.self) { id in
        if let server = room.servers.first(where: { $0.id == id }) {
          ServerDetail(server: server)
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) { Button("Add server") { room.add() } }
      }
    }
  }
}

struct ServerDetail: View {
  @ObservedObject var server: Server

  var body: some View {
    Form {
      Section("State") {
        Text("\(server.name): \(server.state.rawValue)")
        Button(server.state == .running ? "Stop \(server.name)" : "Start \(server.name)") { server.toggle() }
          .disabled(server.isBusy)
        Toggle("Starts at launch", isOn: $server.startsAtLaunch)
      }
      Section("Log") {
        ForEach(Array(server.log.enumerated()), id: \.offset) { Text("\($0.offset + 1). \($0.element)") }
      }
    }
    .navigationTitle(server.name)
  }
}
