import Foundation

struct Vaccination: Identifiable, Hashable {
  let id: Int
  let disease: String
  let due: Int

  var isOverdue: Bool { due < 2024 }
}

extension Vaccination {
  static let plan: [Vaccination] = {
    let diseases = [
      "Tetanus", "Diphtheria", "Pertussis", "Polio", "Measles", "Mumps", "Rubella", "Hepatitis A", "Hepatitis B", "Influenza",
      "Shingles", "Pneumococcus",
    ]
    return (0..<48).map { number in
      Vaccination(
        id: number, disease: "\(diseases[number % 12]), dose \(number / 12 + 1)", due: number % 8 == 1 ? 2021 : 2026 + number % 3)
    }
  }()
}
