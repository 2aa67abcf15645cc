import SwiftUI

/// What is selected is kept by row number, and the rows can be put in another order.
struct KeepsakesView: View {
  private struct Keepsake: Identifiable {
    let id: String
    let age: Int
  }

  @State private var keepsakes = (1...12).map { Keepsake(id: "Box \($0)", age: ($0 * 5) % 13) }
  @State private var selection: Set<Int> = []
  @State private var isByAge = false

  private var shown: [Keepsake] { isByAge ? keepsakes.sorted { $0.age < $1.age } : keepsakes }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach(Array(shown.enumerated()), id: \.offset) { number, box in Text(box.id).tag(number) }
      }
      .toolbar {
        EditButton()
        Button("By age") { isByAge.toggle() }
      }
    }
  }
}
