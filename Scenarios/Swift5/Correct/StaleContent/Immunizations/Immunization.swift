import Combine
import Foundation

struct Immunization: Identifiable {
  let id: UUID
  var name: String
  var dose: Int
  var isDue: Bool
}

enum ImmunizationGroup: Int, CaseIterable {
  case due
  case done

  var title: String {
    switch self {
    case .due: "Due"
    case .done: "Done"
    }
  }
}

final class ImmunizationRecord: ObservableObject {
  @Published private(set) var immunizations: [Immunization]

  init() {
    let names = ["Tetanus", "Measles", "Influenza", "Hepatitis B", "Polio", "Rubella", "Pertussis"]
    immunizations = (0..<35).map { number in
      Immunization(
        id: UUID(), name: "\(names[number % names.count]), dose \(number / names.count + 1)", dose: 1, isDue: number < 9)
    }
  }

  func immunizations(in group: ImmunizationGroup) -> [Immunization] {
    immunizations.filter { $0.isDue == (group == .due) }
  }

  func immunization(_ id: Immunization.ID) -> Immunization? { immunizations.first { $0.id == id } }

  func markDone(_ id: Immunization.ID) {
    guard let index = immunizations.firstIndex(where: { $0.id == id }) else { return }
    immunizations[index].isDue = false
  }

  func delete(_ id: Immunization.ID) {
    immunizations.removeAll { $0.id == id }
  }

  func receive(_ name: String) {
    immunizations.insert(Immunization(id: UUID(), name: name, dose: 1, isDue: true), at: 0)
  }
}
