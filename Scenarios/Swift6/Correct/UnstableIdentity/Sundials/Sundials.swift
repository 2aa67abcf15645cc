import SwiftUI

@MainActor
final class SundialStore: ObservableObject {
  @Published var gardens = ["Rose garden", "Herb garden", "Maze", "Pond", "Orchard"]
  private var found = 0

  func find() {
    found += 1
    gardens.append("Courtyard \(found)")
  }
}

/// What is typed into a row stays there, whatever happens to others.
struct SundialsView: View {
  @ObservedObject var store: SundialStore

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(store.gardens, id: \.self) { garden in
          SundialRow(garden: garden)
        }
      }
    }
  }
}

struct SundialRow: View {
  let garden: String
  @State private var reading = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(garden)
      TextField("Reading", text: $reading)
    }
    .padding()
  }
}
