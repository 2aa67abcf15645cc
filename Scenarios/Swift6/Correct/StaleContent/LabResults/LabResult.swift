import Foundation

struct LabResult: Identifiable {
  let id: Int
  let marker: String
  let value: String
}

@MainActor
final class LabReport {
  private(set) var results: [LabResult]
  private var nextID = 1000

  init() {
    let markers = ["Glucose", "Ferritin", "Sodium", "Potassium", "TSH", "Creatinine", "Calcium", "Vitamin D"]
    results = (0..<42).map { LabResult(id: $0, marker: "\(markers[$0 % 8]) \($0 / 8 + 1)", value: "\(40 + $0 * 3) units") }
  }

  func result(_ id: LabResult.ID) -> LabResult? { results.first { $0.id == id } }

  func insertOnTop() {
    results.insert(LabResult(id: nextID, marker: "C-reactive protein", value: "2 units"), at: 0)
    nextID += 1
  }

  func remove(_ id: LabResult.ID) {
    results.removeAll { $0.id == id }
  }
}
