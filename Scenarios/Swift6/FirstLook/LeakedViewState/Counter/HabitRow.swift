import SwiftUI

/// One habit with today's tally.
struct HabitRow: View {
  let habit: Habit

  @State private var count = 0

  var body: some View {
    HStack {
      Label(habit.title, systemImage: habit.symbolName)
      Spacer()
      if count > 0 {
        Text("\(count)×")
          .font(.headline)
          .foregroundStyle(.tint)
      }
      Button("Add") {
        count += 1
      }
      .buttonStyle(.bordered)
    }
  }
}

#Preview {
  HabitRow(habit: Habit.all[0])
    .padding()
}
