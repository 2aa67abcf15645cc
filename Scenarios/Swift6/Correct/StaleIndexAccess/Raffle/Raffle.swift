import SwiftUI

struct RaffleTicket: Identifiable {
  let id: Int
  let name: String
}

@MainActor @Observable final class RaffleDrum {
  fileprivate var tickets = [
    "Agnes", "Basil", "Clara", "Dmitri", "Esther", "Felix", "Gisela", "Hugo", "Isolde", "Jonas", "Kira", "Leopold",
  ].enumerated().map { RaffleTicket(id: $0.offset, name: $0.element) }
  private(set) var winners: [String] = []
  private var sold = 100

  /// Chance decides, and whoever has won is out.
  func draw() {
    guard let place = tickets.indices.randomElement() else { return }
    winners.append(tickets.remove(at: place).name)
  }

  /// The newest ticket stands first.
  func sell() {
    sold += 1
    tickets.insert(RaffleTicket(id: sold, name: "Visitor \(sold - 100)"), at: 0)
  }
}

/// A raffle.
struct RaffleView: View {
  let drum: RaffleDrum

  var body: some View {
    NavigationStack {
      List(drum.tickets) { ticket in
        Text(ticket.name)
      }
      .navigationTitle("Raffle")
      .toolbar {
        Button("Draw") { drum.draw() }
      }
      .safeAreaInset(edge: .bottom) {
        Text(drum.winners.last.map { "And the winner is \($0)" } ?? "Nobody has won yet")
          .padding()
          .frame(maxWidth: .infinity)
          .background(.bar)
      }
    }
  }
}
