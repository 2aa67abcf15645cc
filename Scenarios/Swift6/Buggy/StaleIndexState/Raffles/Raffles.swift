import SwiftUI

@MainActor
final class RaffleStore: ObservableObject {
  @Published var prizes = ["Kettle", "Umbrella", "Scarf", "Puzzle", "Teapot", "Lamp", "Rug", "Clock"]
  private var added = 0

  func donate() {
    added += 1
    prizes.insert("Donation \(added)", at: 0)
  }
}

/// The chosen prize is remembered by its number.
struct RafflesView: View {
  @ObservedObject var store: RaffleStore
  @State private var chosen: Int?

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(Array(store.prizes.enumerated()), id: \.element) { number, prize in
          Button {
            chosen = number
          } label: {
            HStack {
              Image(systemName: chosen == number ? "largecircle.fill.circle" : "circle")
              Text(prize)
              Spacer()
            }
          }
          .padding()
          Divider()
        }
      }
    }
  }
}
