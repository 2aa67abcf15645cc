import Combine
import Foundation

/// One dish on the stove.
final class KettleTimer: Identifiable {
  let id: Int
  let name: String
  let duration: Int
  @Published private(set) var remaining: Int
  @Published private(set) var isRunning = false

  init(id: Int, name: String, minutes: Int) {
    self.id = id
    self.name = name
    duration = minutes * 60
    remaining = duration
  }

  fileprivate func setRunning(_ running: Bool) { isRunning = running }

  fileprivate func tick() {
    guard isRunning else { return }
    remaining -= 1
    if remaining == 0 { isRunning = false }
  }

  fileprivate func reset() {
    isRunning = false
    remaining = duration
  }
}

/// All timers and the clock that drives those that run.
final class KettleClock {
  private(set) var timers: [KettleTimer]
  let changes = PassthroughSubject<Void, Never>()
  @Published private(set) var runningCount = 0
  private var clock: Timer?

  init() {
    let dishes: [(String, Int)] = [
      ("Soft eggs", 5), ("Hard eggs", 9), ("Green tea", 2), ("Black tea", 4), ("Basmati rice", 12), ("Brown rice", 35),
      ("Spaghetti", 10), ("Penne", 11), ("Red lentils", 15), ("Chickpeas", 50), ("Potatoes", 20), ("Carrots", 8),
      ("Broccoli", 6), ("Porridge", 7), ("Pancakes", 3), ("Pizza", 14), ("Bread", 45), ("Roast", 90), ("Custard", 18),
      ("Jam", 25), ("Popcorn", 4), ("Couscous", 5), ("Quinoa", 16), ("Dumplings", 13),
    ]
    timers = dishes.enumerated().map { KettleTimer(id: $0, name: $1.0, minutes: $1.1) }
  }

  func timer(_ id: KettleTimer.ID) -> KettleTimer? { timers.first { $0.id == id } }

  func toggle(_ id: KettleTimer.ID) {
    guard let timer = timer(id) else { return }
    timer.setRunning(!timer.isRunning)
    update()
  }

  func reset(_ id: KettleTimer.ID) {
    timer(id)?.reset()
    update()
  }

  func remove(_ id: KettleTimer.ID) {
    timer(id)?.reset()
    timers.removeAll { $0.id == id }
    update()
    changes.send()
  }

  func stopAll() {
    for timer in timers { timer.setRunning(false) }
    update()
  }

  private func update() {
    runningCount = timers.filter(\.isRunning).count
    if runningCount == 0 {
      clock?.invalidate()
      clock = nil
    } else if clock == nil {
      clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
        guard let self else { return }
        for timer in self.timers { timer.tick() }
        self.update()
      }
    }
  }
}
