import Foundation

struct Sample: Hashable, Identifiable {
  let id: Int
  let date: Date
  let value: Double
}

struct Trend: Hashable, Identifiable {
  let id: String
  let unit: String
  let symbolName: String
  let samples: [Sample]

  var latest: Sample? { samples.last }
}

struct Highlight: Hashable, Identifiable {
  let id: String
  let message: String
}

struct Ring: Hashable, Identifiable {
  let id: String
  let share: Double
  let updated: Date
}

struct Reminder: Hashable, Identifiable {
  let id: String
  let due: Date
}

/// What a clinic's companion app knows about its owner.
@MainActor
final class HealthStore {
  let highlights: [Highlight]
  let rings: [Ring]
  private(set) var trends: [Trend]
  let reminders: [Reminder]

  init() {
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    let day = 86400.0
    highlights = ["Sleep", "Walking", "Mindfulness", "Hearing"].map {
      Highlight(id: $0, message: "\($0) was better than last week.")
    }
    rings = ["Move", "Exercise", "Stand", "Breathe"].enumerated().map { index, name in
      Ring(id: name, share: 0.35 + 0.2 * Double(index), updated: now.addingTimeInterval(-600 * Double(index)))
    }
    let names = [
      "Resting heart rate", "Blood oxygen", "Weight", "Glucose", "Systolic pressure", "Diastolic pressure", "Steps", "Flights",
      "Stand minutes", "Noise", "Respiration", "Temperature", "Water", "Caffeine", "Daylight", "Cadence",
    ]
    trends = names.enumerated().map { number, name in
      Trend(
        id: name, unit: number % 2 == 0 ? "a day" : "a night", symbolName: "waveform.path.ecg",
        samples: (0..<10).map { index in
          Sample(
            id: index, date: now.addingTimeInterval(day * Double(index - 10)),
            value: Double(50 + (number * 31 + index * 17) % 60))
        })
    }
    reminders = (1...3).map { Reminder(id: "Check-up \($0)", due: now.addingTimeInterval(day * 30 * Double($0))) }
  }

  func trend(_ id: Trend.ID) -> Trend? { trends.first { $0.id == id } }

  /// The watch sends what it measured since.
  func measure(_ value: Double, for id: Trend.ID) {
    guard let index = trends.firstIndex(where: { $0.id == id }), let last = trends[index].samples.last else { return }
    let sample = Sample(id: last.id + 1, date: last.date.addingTimeInterval(86400), value: value)
    trends[index] = Trend(
      id: id, unit: trends[index].unit, symbolName: trends[index].symbolName, samples: trends[index].samples + [sample])
  }
}
