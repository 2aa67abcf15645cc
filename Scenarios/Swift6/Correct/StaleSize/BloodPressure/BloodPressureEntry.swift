import Combine
import Foundation

@MainActor
final class BloodPressureEntry: Identifiable {
  let id: Int
  let systolic: Int
  let diastolic: Int
  @Published var comment: String

  init(id: Int, systolic: Int, diastolic: Int, comment: String) {
    self.id = id
    self.systolic = systolic
    self.diastolic = diastolic
    self.comment = comment
  }

  static func samples() -> [BloodPressureEntry] {
    (1...50).map { number in
      BloodPressureEntry(
        id: number,
        systolic: 108 + (number * 7) % 40,
        diastolic: 66 + (number * 5) % 24,
        comment: number.isMultiple(of: 3) ? "Measured in the evening" : "Measured in the morning")
    }
  }
}
