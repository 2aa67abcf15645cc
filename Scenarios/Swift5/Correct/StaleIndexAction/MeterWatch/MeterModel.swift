import Combine
import Foundation

struct MeterTicket: Identifiable, Equatable {
  let id: Int
  let plate: String
  let street: String
  /// Seconds that are left; nil: not started.
  var left: Int?
  var extensions = 0

  var isRunning: Bool { (left ?? 0) > 0 }
  var isOver: Bool { left == 0 }
}

/// Parking tickets that run down while they are watched. The clock stands still when none runs.
@MainActor final class MeterModel: ObservableObject {
  @Published private(set) var tickets: [MeterTicket] = [
    MeterTicket(id: 1, plate: "KL 204", street: "Mill Lane"),
    MeterTicket(id: 2, plate: "BN 77", street: "Market"),
    MeterTicket(id: 3, plate: "TR 519", street: "Station"),
    MeterTicket(id: 4, plate: "KL 88", street: "Quay"),
  ]
  @Published private(set) var notice: String?
  private var clock: Timer?
  private var hiding: Task<Void, Never>?

  var running: [MeterTicket] { tickets.filter(\.isRunning).sorted { ($0.left ?? 0, $0.id) < ($1.left ?? 0, $1.id) } }
  var over: [MeterTicket] { tickets.filter(\.isOver) }
  var waiting: [MeterTicket] { tickets.filter { $0.left == nil } }

  func start(_ id: MeterTicket.ID, seconds: Int) {
    change(id) { $0.left = seconds }
    wind()
  }

  func extend(_ id: MeterTicket.ID) {
    change(id) {
      guard $0.isRunning else { return }
      $0.left = ($0.left ?? 0) + 30
      $0.extensions += 1
    }
  }

  func stop(_ id: MeterTicket.ID) {
    change(id) {
      $0.left = nil
      $0.extensions = 0
    }
    if running.isEmpty { clock?.invalidate() }
  }

  private func wind() {
    guard clock?.isValid != true else { return }
    clock = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated {
        guard let self, !self.running.isEmpty else { return timer.invalidate() }
        self.tick()
        if self.running.isEmpty { timer.invalidate() }
      }
    }
  }

  private func tick() {
    for ticket in running {
      let left = max(0, (ticket.left ?? 0) - 10)
      change(ticket.id) { $0.left = left }
      if left == 0 { tell("\(ticket.plate) is over") }
    }
  }

  /// A new notice stays its full time, whatever was told before.
  private func tell(_ text: String) {
    notice = text
    hiding?.cancel()
    hiding = Task { [weak self] in
      try? await Task.sleep(for: .seconds(5))
      guard !Task.isCancelled else { return }
      self?.notice = nil
    }
  }

  private func change(_ id: MeterTicket.ID, _ change: (inout MeterTicket) -> Void) {
    guard let index = tickets.firstIndex(where: { $0.id == id }) else { return }
    change(&tickets[index])
  }
}
