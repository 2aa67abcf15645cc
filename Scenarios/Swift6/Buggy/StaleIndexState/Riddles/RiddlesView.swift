import SwiftUI

/// Rows are known by their numbers: the row behind a solved riddle opens with that one's state.
struct RiddlesView: View {
  private struct Riddle: Identifiable {
    let id: Int
    let question: String
    let answer: String
  }

  @State private var riddles = (1...14).map { Riddle(id: $0, question: "Riddle \($0)", answer: "Answer \($0)") }

  var body: some View {
    List {
      ForEach(riddles.indices, id: \.self) { index in
        RiddleRow(riddle: riddles[index]) { riddles.remove(at: index) }
      }
    }
  }

  private struct RiddleRow: View {
    let riddle: Riddle
    let onSolved: () -> Void
    @State private var isOpen = false

    var body: some View {
      HStack {
        Text(isOpen ? riddle.answer : riddle.question)
        Spacer()
        Button("Show") { isOpen.toggle() }.buttonStyle(.borderless)
        Button("Solved") { onSolved() }.buttonStyle(.borderless)
      }
    }
  }
}
