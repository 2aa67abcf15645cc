import SwiftUI

struct BarberGuest: Identifiable {
  let id: Int
  let name: String
}

/// Who waits in the shop, first come first served.
@MainActor final class BarberQueue: ObservableObject {
  @Published private(set) var waiting = (1...22).map { BarberGuest(id: $0, name: "Guest \($0)") }
  @Published private(set) var served: BarberGuest?
  private var last = 22

  /// Whoever is first by now gets the chair.
  func callNext() {
    guard !waiting.isEmpty else { return }
    served = waiting.removeFirst()
  }

  /// Lets the one behind go first.
  func letAhead(_ guest: BarberGuest.ID) {
    guard let row = waiting.firstIndex(where: { $0.id == guest }), row + 1 < waiting.count else { return }
    waiting.swapAt(row, row + 1)
  }

  func leave(_ guest: BarberGuest.ID) { waiting.removeAll { $0.id == guest } }

  func arrive() {
    last += 1
    waiting.append(BarberGuest(id: last, name: "Guest \(last)"))
  }

  /// A regular with an appointment goes to the front.
  func arriveWithAppointment() {
    last += 1
    waiting.insert(BarberGuest(id: last, name: "Guest \(last)"), at: 0)
  }
}

struct BarberChair: View {
  @ObservedObject var queue: BarberQueue
  @State private var isAsking = false

  var body: some View {
    VStack {
      Text(queue.served.map { "In the chair: \($0.name)" } ?? "The chair is free")
        .font(.headline)
      Button("Next please") { isAsking = true }
        .buttonStyle(.borderedProminent)
        .disabled(queue.waiting.isEmpty)
    }
    .frame(maxWidth: .infinity)
    .padding()
    .alert("Call whoever is next?", isPresented: $isAsking) {
      Button("Call") { queue.callNext() }
      Button("Not yet", role: .cancel) {}
    }
  }
}

struct BarbersView: View {
  @ObservedObject var queue: BarberQueue

  var body: some View {
    VStack(spacing: 0) {
      BarberChair(queue: queue)
      List {
        ForEach(queue.waiting) { guest in
          HStack {
            Text(guest.name)
            Spacer()
            if guest.id == queue.waiting.first?.id {
              Text("next")
                .font(.caption)
            }
          }
          .swipeActions(edge: .trailing) {
            Button("Leaves", role: .destructive) { queue.leave(guest.id) }
          }
          .swipeActions(edge: .leading) {
            Button("Let ahead") { queue.letAhead(guest.id) }
          }
        }
      }
    }
  }
}
