import SwiftUI

struct EggTimer: Identifiable {
  let id: Int
  let name: String
  var endsAt: Date?
}

@MainActor final class EggTimersModel: ObservableObject {
  @Published var timers = (1...24).map { EggTimer(id: $0, name: "Timer \($0)") }

  func toggle(_ id: Int) {
    guard let index = timers.firstIndex(where: { $0.id == id }) else { return }
    timers[index].endsAt = timers[index].endsAt == nil ? Date(timeIntervalSinceNow: Double(60 + 10 * id)) : nil
  }

  func removeFirst() { if timers.count > 1 { timers.removeFirst() } }
}

struct EggTimerRow: View {
  let timer: EggTimer
  let toggle: () -> Void

  var body: some View {
    HStack {
      Text(timer.name)
      Spacer()
      if let end = timer.endsAt {
        TimelineView(.periodic(from: end, by: 1)) { context in
          Text("\(max(0, Int(end.timeIntervalSince(context.date).rounded()))) s")
            .monospacedDigit()
        }
      }
      Button(timer.endsAt == nil ? "Start" : "Stop") { toggle() }
        .buttonStyle(.borderless)
    }
  }
}

struct EggTimersView: View {
  @ObservedObject var model: EggTimersModel

  var body: some View {
    List(model.timers) { timer in
      EggTimerRow(timer: timer) { model.toggle(timer.id) }
    }
  }
}
