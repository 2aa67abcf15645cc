import SwiftUI

/// Each ferry has an identifier of its own, whatever harbours they have in common.
struct CrossingsView: View {
  private struct Ferry: Identifiable {
    let id: Int
    let harbour: String
    let hour: Int
  }

  private let ferries = (0..<12).map { Ferry(id: $0, harbour: ["Bergen", "Kiel", "Riga"][$0 % 3], hour: 6 + $0) }

  var body: some View {
    List {
      ForEach(ferries) { ferry in
        Text("\(ferry.harbour) at \(ferry.hour)")
      }
    }
  }
}
