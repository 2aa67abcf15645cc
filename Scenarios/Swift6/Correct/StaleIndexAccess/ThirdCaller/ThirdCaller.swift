import SwiftUI

private struct RadioCaller: Identifiable {
  let id: Int
  let name: String
}

@MainActor @Observable final class RadioDesk {
  fileprivate private(set) var line = ["Annegret", "Benno", "Christel", "Detlef", "Elke", "Frieder", "Gitta"].enumerated()
    .map { RadioCaller(id: $0.offset, name: $0.element) }
  fileprivate private(set) var winner: RadioCaller?

  /// The third of the line has won; there is one prize a day.
  fileprivate func raffle() {
    guard winner == nil, line.count > 2 else { return }
    winner = line.remove(at: 2)
  }

  fileprivate func hangUp(_ id: Int) { line.removeAll { $0.id == id } }
  func firstHangsUp() { if !line.isEmpty { line.removeFirst() } }
}

/// "The third caller on the line gets two tickets."
struct ThirdCallerView: View {
  let desk: RadioDesk

  var body: some View {
    NavigationStack {
      VStack {
        Text(desk.winner.map { "The tickets go to \($0.name)" } ?? "Two tickets for the third on the line")
        Button("Give the tickets away") { desk.raffle() }.disabled(desk.winner != nil)
        List(desk.line) { caller in
          HStack {
            Text(caller.name)
            Spacer()
            Button("Hang up") { desk.hangUp(caller.id) }.buttonStyle(.borderless)
          }
        }
      }
      .navigationTitle("On the line")
    }
  }
}
