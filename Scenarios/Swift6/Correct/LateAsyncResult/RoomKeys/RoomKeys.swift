import SwiftUI

private struct RoomGuest: Identifiable {
  let id: Int
  let name: String
  var room: String?
}

@MainActor @Observable final class RoomDesk {
  private static let rooms = ["Ash", "Lime", "Cedar", "Walnut", "Elm", "Maple", "Hazel", "Oak"]
  fileprivate private(set) var guests = ["Adamson", "Bellini", "Castro", "Dubois", "Eriksen", "Fischer", "Garcia", "Hansen"]
    .enumerated()
    .map { RoomGuest(id: $0.offset, name: $0.element) }
  fileprivate private(set) var note = "No keys yet"

  /// The house says which rooms are ready; they are given out in the order of the list, to those who are on it then.
  fileprivate func giveKeys() {
    note = "The house is asked"
    Task {
      try? await Task.sleep(for: .seconds(2))
      for place in guests.indices where guests[place].room == nil {
        let taken = Set(guests.compactMap(\.room))
        guests[place].room = Self.rooms.first { !taken.contains($0) }
      }
      note = "Keys are out"
    }
  }

  fileprivate func cancel(_ id: Int) { guests.removeAll { $0.id == id } }
}

struct RoomKeysView: View {
  let desk: RoomDesk

  var body: some View {
    NavigationStack {
      VStack {
        Text(desk.note)
        List(desk.guests) { guest in
          HStack {
            Text(guest.name)
            Spacer()
            Text(guest.room ?? "–")
            Button("Cancel") { desk.cancel(guest.id) }.buttonStyle(.borderless)
          }
        }
      }
      .navigationTitle("Guests")
      .toolbar { Button("Give out keys") { desk.giveKeys() } }
    }
  }
}
