import SwiftUI

/// Ferries are known by their harbours, which several have in common.
struct CrossingsView: View {
  private struct Ferry: Identifiable {
    let id: Int
    let harbour: String
    let hour: Int
  }

  private let ferries = (0..<12).map { Ferry(id: $0, harbour: ["Bergen", "Kiel", "Riga"][$0 % 3], hour: 6 + $0) }

  var body: some View {
    List {
      ForEach(ferries, id: \.harbour) { ferry in
        Text("\(ferry.harbour) at \(ferry.hour)")
      }
    }
  }
}
