import SwiftUI

struct WaitingRoomGuest: Identifiable {
  let id: Int
  let name: String
  let wish: String
  var isUrgent = false
}

/// Who waits at the counter. Whatever row the menu is opened on, the next guest is the one in front.
@MainActor final class WaitingRoomModel: ObservableObject {
  @Published private(set) var guests = [
    WaitingRoomGuest(id: 1, name: "Ada", wish: "Passport"), WaitingRoomGuest(id: 2, name: "Bert", wish: "Parking permit"),
    WaitingRoomGuest(id: 3, name: "Cleo", wish: "Registration"), WaitingRoomGuest(id: 4, name: "Dov", wish: "Passport"),
    WaitingRoomGuest(id: 5, name: "Elin", wish: "Lost property"),
  ]

  func callNext() { if !guests.isEmpty { guests.removeFirst() } }

  func leave() { if !guests.isEmpty { guests.removeFirst() } }

  func hurry(_ id: WaitingRoomGuest.ID) {
    guard let place = guests.firstIndex(where: { $0.id == id }) else { return }
    guests[place].isUrgent.toggle()
  }
}

struct WaitingRoomView: View {
  @ObservedObject var model: WaitingRoomModel
  @State private var asks = false

  var body: some View {
    NavigationStack {
      List(model.guests) { guest in
        HStack {
          VStack(alignment: .leading) {
            Text(guest.name)
            Text(guest.wish).font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          if guest.isUrgent { Image(systemName: "exclamationmark.circle").accessibilityLabel("Urgent") }
        }
        .contextMenu {
          Button(guest.isUrgent ? "Not urgent" : "Urgent") { model.hurry(guest.id) }
          Button("Call the next guest") { asks = true }
        }
      }
      .navigationTitle("Counter 3")
      .confirmationDialog("Is the counter free for the next guest?", isPresented: $asks, titleVisibility: .visible) {
        Button("Call") { model.callNext() }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}
