import SwiftUI

struct PickedServer: Identifiable {
  let id: Int
  let name: String
  let address: String
}

struct ServerPicksView: View {
  @State private var servers = ["Alpine", "Breeze", "Cobalt", "Dune", "Ember", "Fjord"].enumerated().map {
    PickedServer(id: $0.offset, name: $0.element, address: "https://\($0.element.lowercased()).example/dns-query")
  }
  @State private var selection = 0

  var body: some View {
    List {
      ForEach(Array(servers.enumerated()), id: \.element.id) { index, server in
        Button {
          selection = index
        } label: {
          HStack {
            VStack(alignment: .leading) {
              Text(server.name)
              Text(server.address)
                .font(.caption)
            }
            Spacer()
            if selection == index { Image(systemName: "checkmark") }
          }
        }
      }
      .onDelete { servers.remove(atOffsets: $0) }
    }
  }
}
