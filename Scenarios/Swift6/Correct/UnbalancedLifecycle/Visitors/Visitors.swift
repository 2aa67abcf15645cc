import SwiftUI

@MainActor
final class Turnstile: ObservableObject {
  @Published var doors = Array(1...30)
  private(set) var inside: Set<Int> = []
  /// Not published: rows count themselves in while they appear.
  private(set) var visits: [Int: Int] = [:]

  func enter(_ door: Int) {
    inside.insert(door)
    visits[door, default: 0] += 1
  }

  func leave(_ door: Int) { inside.remove(door) }
}

struct DoorRow: View {
  let door: Int
  let turnstile: Turnstile
  @State private var seen = 0

  var body: some View {
    Text("Door \(door)")
      .badge(seen == 0 ? 0 : 1)
      .onAppear {
        turnstile.enter(door)
        if seen == 0 { seen = 1 }
      }
      .onDisappear { turnstile.leave(door) }
  }
}

struct VisitorsView: View {
  @ObservedObject var turnstile: Turnstile

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 20) {
        ForEach(turnstile.doors, id: \.self) { door in
          DoorRow(door: door, turnstile: turnstile)
            .frame(height: 60)
        }
      }
    }
  }
}
