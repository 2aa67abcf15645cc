import SwiftUI

private struct SeatGuest: Identifiable {
  let id: Int
  let name: String
  var isVegetarian = false
}

@MainActor @Observable final class SeatPlan {
  /// Who sits where, from the door to the window.
  fileprivate private(set) var guests = [
    "Amalia", "Bernard", "Colette", "Desmond", "Elvira", "Florian", "Gwen", "Horace",
  ].enumerated().map { SeatGuest(id: $0.offset, name: $0.element) }

  /// Who is drawn to somebody else's seat changes seats with that one; all others stay where they are.
  fileprivate func drag(_ from: Int, to place: Int) {
    let seat = place > from ? place - 1 : place
    guard seat != from, guests.indices.contains(seat) else { return }
    guests.swapAt(from, seat)
  }

  fileprivate func toggle(_ id: Int) {
    guard let place = guests.firstIndex(where: { $0.id == id }) else { return }
    guests[place].isVegetarian.toggle()
  }

  fileprivate func mix() { guests.shuffle() }
}

/// A table's seats, with their names, and who sits on them.
struct SwapSeatsView: View {
  let plan: SeatPlan
  private let seats = ["Door", "Corner", "Mirror", "Fireplace", "Piano", "Balcony", "Curtain", "Window"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(plan.guests) { guest in
          HStack {
            Text(guest.name)
            Text(guest.isVegetarian ? "vegetarian" : "")
            Spacer()
            Text(seat(of: guest))
            Button("Food") { plan.toggle(guest.id) }.buttonStyle(.borderless)
          }
        }
        .onMove { places, place in
          if let from = places.first { plan.drag(from, to: place) }
        }
      }
      .navigationTitle("Seats")
      .toolbar {
        EditButton()
        Button("Mix") { plan.mix() }
      }
    }
  }

  private func seat(of guest: SeatGuest) -> String {
    plan.guests.firstIndex { $0.id == guest.id }.map { seats[$0] } ?? ""
  }
}
