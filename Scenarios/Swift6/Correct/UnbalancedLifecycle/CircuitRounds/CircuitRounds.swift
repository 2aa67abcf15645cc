import SwiftUI

private struct CircuitExercise: Identifiable {
  let id: Int
  let name: String
}

@MainActor @Observable final class CircuitPlan {
  fileprivate private(set) var exercises: [CircuitExercise] = []
  fileprivate private(set) var isResting = false

  init() { addRound() }

  private func addRound() {
    for name in ["Squats", "Push-ups", "Plank", "Lunges"] { exercises.append(CircuitExercise(id: exercises.count, name: name)) }
  }

  fileprivate func finishRound() { isResting = true }

  /// Who comes back from the rest, wherever they spent it, has another round before them.
  fileprivate func comeBack() {
    guard isResting else { return }
    isResting = false
    addRound()
  }
}

/// A circuit: the same exercises, round after round, below each other.
struct CircuitRoundsView: View {
  let plan: CircuitPlan

  var body: some View {
    NavigationStack {
      List(plan.exercises) { exercise in
        Text(exercise.name)
      }
      .navigationTitle(plan.isResting ? "Rest: have a look at the stretches" : "Circuit")
      .toolbar {
        Button("Round done") { plan.finishRound() }
        NavigationLink("Stretches") { Text("Calves, hips, shoulders") }
      }
      .onAppear { plan.comeBack() }
    }
  }
}
