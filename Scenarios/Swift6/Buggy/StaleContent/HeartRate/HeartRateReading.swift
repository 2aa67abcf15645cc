import Foundation

struct HeartRateReading: Identifiable {
  enum Context: CaseIterable {
    case resting, walking, workout, sleep

    var title: String {
      switch self {
      case .resting: "Resting"
      case .walking: "Walking"
      case .workout: "Workout"
      case .sleep: "Sleep"
      }
    }

    var symbolName: String {
      switch self {
      case .resting: "heart.fill"
      case .walking: "figure.walk"
      case .workout: "flame.fill"
      case .sleep: "bed.double.fill"
      }
    }
  }

  let id: Int
  let context: Context
  let bpm: Int
  let takenAt: Date
  var note: String
}

@MainActor
final class HeartRateLog {
  private(set) var readings: [HeartRateReading]
  var onUpdate: ((HeartRateReading.ID) -> Void)?

  init() {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    readings = (1...40).map { number in
      HeartRateReading(
        id: number,
        context: HeartRateReading.Context.allCases[number % 4],
        bpm: 52 + (number * 17) % 90,
        takenAt: start.addingTimeInterval(-1800 * Double(number)),
        note: "Reading \(number)")
    }
  }

  func reading(_ id: HeartRateReading.ID) -> HeartRateReading? {
    readings.first { $0.id == id }
  }

  /// The watch sends more about a reading it has already sent.
  func append(_ text: String, toNoteOf id: HeartRateReading.ID) {
    guard let index = readings.firstIndex(where: { $0.id == id }) else { return }
    readings[index].note += " " + text
    onUpdate?(id)
  }
}
