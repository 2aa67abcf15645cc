import Foundation

struct Patient: Identifiable, Equatable {
  let id: UUID
  let name: String
  let symptom: String
}

@MainActor
final class WaitingList {
  private(set) var patients: [Patient]
  private(set) var called: [Patient] = []
  var onChange: (@MainActor () -> Void)?

  init() {
    let first = ["Ada", "Bruno", "Carla", "Deniz", "Elif", "Farid", "Greta", "Hugo"]
    let last = ["Adler", "Bauer", "Costa", "Diaz", "Ek"]
    let symptoms = ["Fever", "Back pain", "Cough", "Follow-up"]
    patients = (0..<32).map { number in
      Patient(
        id: UUID(), name: "\(first[number % first.count]) \(last[number % last.count])",
        symptom: symptoms[number % symptoms.count])
    }
  }

  func patient(_ id: Patient.ID) -> Patient? {
    patients.first { $0.id == id }
  }

  func call(_ id: Patient.ID) {
    guard let index = patients.firstIndex(where: { $0.id == id }) else { return }
    called.append(patients.remove(at: index))
    onChange?()
  }

  /// People leave before it is their turn.
  func leave(first count: Int) {
    patients.removeFirst(min(count, patients.count))
    onChange?()
  }
}
