import SwiftUI

/// One habit with today's tally.
struct HabitRow: View {
  let habit: Habit
  @ObservedObject var tally: HabitTally

  var body: some View {
    let count = tally.count(of: habit)
    HStack {
      Label(habit.title, systemImage: habit.symbolName)
      Spacer()
      if count > 0 {
        Text("\(count)×")
          .font(.headline)
          .foregroundStyle(.tint)
      }
      Button("Add") {
        tally.add(habit)
      }
      .buttonStyle(.bordered)
    }
  }
}

#Preview {
  HabitRow(habit: Habit.all[0], tally: HabitTally())
    .padding()
}
