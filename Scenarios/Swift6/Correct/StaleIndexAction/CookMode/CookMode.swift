import SwiftUI

struct CookStep: Identifiable {
  let id: Int
  let text: String
}

/// A recipe for dirty hands: a touch anywhere in the list checks the next step, so that nobody has to aim. The last one can be taken back.
struct CookModeView: View {
  private let steps = [
    "Soak the beans", "Chop two onions", "Fry them slowly", "Add the garlic", "Stir in the cumin", "Drain the beans",
    "Pour in the stock",
    "Simmer for an hour", "Season well", "Serve with bread",
  ].enumerated().map { CookStep(id: $0.offset, text: $0.element) }
  @State private var done = 0

  var body: some View {
    NavigationStack {
      List(steps) { step in
        HStack {
          Text(step.text)
          Spacer()
          if step.id < done { Text("✓") }
        }
        .frame(minHeight: 56)
        .contentShape(Rectangle())
        .onTapGesture { done = min(done + 1, steps.count) }
      }
      .navigationTitle("Bean stew")
      .toolbar {
        Button("Back") { done = max(done - 1, 0) }
        Button("Start again") { done = 0 }
      }
      .safeAreaInset(edge: .bottom) {
        Text("Touch anywhere for the next step")
          .padding()
      }
    }
  }
}
