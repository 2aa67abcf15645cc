import SwiftUI

/// A coat and the ticket its owner has.
struct PegCoat: Identifiable, Equatable {
  let id: Int
  var title: String { "Ticket \(id)" }
}

/// The cloakroom's wall: pegs have numbers and stay where they are, coats come and go. A loose peg is loose whatever hangs on it;
/// it is to be glued after the show.
@MainActor final class PegWall: ObservableObject {
  struct Peg {
    var coat: PegCoat?
    var isLoose = false
  }

  @Published private(set) var pegs: [Peg]
  private var lastTicket = 20

  init() {
    pegs = (1...30).map { Peg(coat: $0 <= 20 ? PegCoat(id: $0) : nil) }
  }

  var free: Int { pegs.count { $0.coat == nil } }

  func toggleLoose(_ peg: Int) { pegs[peg].isLoose.toggle() }

  func fetch(_ coat: PegCoat) {
    guard let peg = pegs.firstIndex(where: { $0.coat == coat }) else { return }
    pegs[peg].coat = nil
  }

  /// A coat is taken to the first free peg.
  func hang() {
    guard let peg = pegs.firstIndex(where: { $0.coat == nil }) else { return }
    lastTicket += 1
    pegs[peg].coat = PegCoat(id: lastTicket)
  }

  /// Before the break all coats are moved to the front, one close to the other.
  func moveUp() {
    let coats = pegs.compactMap(\.coat)
    for peg in pegs.indices { pegs[peg].coat = peg < coats.count ? coats[peg] : nil }
  }
}

struct PegRow: View {
  let number: Int
  let peg: PegWall.Peg
  let fetch: @MainActor () -> Void
  let toggleLoose: @MainActor () -> Void

  var body: some View {
    HStack {
      Text("Peg \(number)")
        .bold()
      if peg.isLoose {
        Text("loose")
          .foregroundStyle(.red)
      }
      Spacer()
      if let coat = peg.coat {
        Text(coat.title)
        Button("Fetch", action: fetch)
          .buttonStyle(.borderless)
      } else {
        Text("free")
          .foregroundStyle(.secondary)
      }
    }
    .contextMenu {
      Button(peg.isLoose ? "Fixed" : "Report as loose", action: toggleLoose)
    }
  }
}

struct PegsView: View {
  @ObservedObject var wall: PegWall

  var body: some View {
    List {
      Section {
        // A row is a peg, and a peg is its number.
        ForEach(wall.pegs.indices, id: \.self) { number in
          PegRow(number: number + 1, peg: wall.pegs[number]) {
            if let coat = wall.pegs[number].coat { wall.fetch(coat) }
          } toggleLoose: {
            wall.toggleLoose(number)
          }
        }
      } footer: {
        Text("\(wall.free) pegs are free")
      }
    }
  }
}
