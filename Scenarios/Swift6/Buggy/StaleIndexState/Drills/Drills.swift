import Observation
import SwiftUI

struct Drill: Identifiable {
  let id: Int
  let name: String
  let minutes: Int
  var isDone = false
}

@MainActor @Observable final class DrillPlan {
  private(set) var drills = (1...32).map { Drill(id: $0, name: "Drill \($0)", minutes: 5 + $0 % 4 * 5) }
  private(set) var points = 0

  func finish(_ id: Int) {
    guard let index = drills.firstIndex(where: { $0.id == id }) else { return }
    drills[index].isDone = true
  }

  func reward() { points += 10 }

  func skip(at offsets: IndexSet) { drills.remove(atOffsets: offsets) }
}

private struct DrillRow: View {
  let drill: Drill
  let finish: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(drill.name)
        Text("\(drill.minutes) minutes").font(.caption)
      }
      Spacer()
      if drill.isDone {
        Text("Finished").foregroundStyle(.green)
      } else {
        Button("Finish") { finish() }.buttonStyle(.borderless)
      }
    }
  }
}

/// A training plan that gives ten points for every drill that gets finished. Drills nobody wants are swiped away.
struct DrillPlanView: View {
  let plan: DrillPlan

  var body: some View {
    List {
      Section {
        Text("Score: \(plan.points) points").font(.headline)
      }
      Section("Today") {
        ForEach(plan.drills.indices, id: \.self) { index in
          DrillRow(drill: plan.drills[index]) { plan.finish(plan.drills[index].id) }
            .onChange(of: plan.drills[index].isDone) { _, isDone in
              if isDone { plan.reward() }
            }
        }
        .onDelete { plan.skip(at: $0) }
      }
    }
    .listStyle(.insetGrouped)
  }
}
