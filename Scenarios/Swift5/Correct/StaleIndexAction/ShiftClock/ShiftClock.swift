import SwiftUI

enum ShiftClockState: String, CaseIterable, Identifiable {
  case off = "Off"
  case work = "Work"
  case pause = "Pause"

  var id: Self { self }
}

struct ShiftClockEntry: Identifiable {
  let id: Int
  let state: ShiftClockState
  let time: String
}

/// What somebody does now, and since when they did what today.
@MainActor final class ShiftClockModel: ObservableObject {
  @Published private(set) var entries: [ShiftClockEntry] = []
  @Published private(set) var state = ShiftClockState.off

  func set(_ new: ShiftClockState) {
    guard new != state else { return }
    state = new
    let now = Calendar.current.dateComponents([.hour], from: Date())
    entries.append(ShiftClockEntry(id: entries.count, state: new, time: "since \(now.hour ?? 0) o'clock"))
  }

  func forget(_ id: ShiftClockEntry.ID) { entries.removeAll { $0.id == id } }
}

struct ShiftClockView: View {
  @ObservedObject var model: ShiftClockModel

  var body: some View {
    NavigationStack {
      VStack {
        Picker("Now", selection: Binding(get: { model.state }, set: { model.set($0) })) {
          ForEach(ShiftClockState.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)
        List {
          if model.entries.isEmpty {
            Text("No entries today").foregroundStyle(.secondary)
          }
          ForEach(model.entries) { entry in
            LabeledContent(entry.state == .off ? "Went home" : entry.state == .work ? "Worked" : "Had a break", value: entry.time)
              .swipeActions {
                Button("Forget", role: .destructive) { model.forget(entry.id) }
              }
          }
        }
      }
      .navigationTitle("Today")
    }
  }
}
