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

/// One prize at a time is chosen: choosing another takes the mark from the first.
struct RafflesView: View {
  @ObservedObject var store: RaffleStore
  @State private var chosen: String?

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(store.prizes, id: \.self) { prize in
          Button {
            chosen = prize
          } label: {
            HStack {
              Image(systemName: chosen == prize ? "largecircle.fill.circle" : "circle")
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
