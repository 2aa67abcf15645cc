import Combine

/// Today's counts. They outlive the rows, which come and go as the list scrolls.
@MainActor
final class HabitTally: ObservableObject {
  @Published private(set) var counts: [Habit.ID: Int] = [:]

  func count(of habit: Habit) -> Int {
    counts[habit.id, default: 0]
  }

  func add(_ habit: Habit) {
    counts[habit.id, default: 0] += 1
  }
}
