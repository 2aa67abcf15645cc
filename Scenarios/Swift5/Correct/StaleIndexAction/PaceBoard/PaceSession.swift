import Foundation
import Observation

enum PaceUnit: String, CaseIterable, Identifiable {
  case kilometres = "Kilometres"
  case miles = "Miles"

  var id: Self { self }
  var metres: Double { self == .kilometres ? 1000 : 1609.344 }
  var short: String { self == .kilometres ? "km" : "mi" }
}

/// A run on the track: a clock, the distance and the laps.
@MainActor @Observable final class PaceSession {
  private(set) var seconds = 0
  private(set) var isRunning = false
  private(set) var metres = 0
  private(set) var laps: [Int] = []
  var isAutomatic = true
  var notes = ""
  @ObservationIgnored private var timer: Timer?

  let lapLength = 400

  func start() {
    guard !isRunning else { return }
    isRunning = true
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.seconds += 1 }
    }
  }

  func stop() {
    isRunning = false
    timer?.invalidate()
    timer = nil
  }

  func run(_ more: Int) {
    let before = metres / lapLength
    metres = max(0, metres + more)
    guard isAutomatic, isRunning, metres / lapLength > before else { return }
    lap()
  }

  func lap() { laps.append(seconds - laps.reduce(0, +)) }

  func reset() {
    stop()
    seconds = 0
    metres = 0
    laps = []
  }

  var clock: String { Self.clock(seconds) }

  func distance(in unit: PaceUnit) -> String {
    String(format: "%.2f", Double(metres) / unit.metres) + " " + unit.short
  }

  func pace(in unit: PaceUnit) -> String {
    guard metres > 0, seconds > 0 else { return "–" }
    return Self.clock(Int(Double(seconds) / (Double(metres) / unit.metres))) + " per " + unit.short
  }

  static func clock(_ seconds: Int) -> String {
    String(seconds / 60) + ":" + String(format: "%02d", seconds % 60)
  }
}
