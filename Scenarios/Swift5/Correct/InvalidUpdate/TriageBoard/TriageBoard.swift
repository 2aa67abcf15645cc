import Foundation

/// Patients in rooms, each with an urgency; a pass of an insertion sort brings the most urgent ones nearer to the front.
final class TriageBoard {
  struct Patient: Hashable {
    let number: Int
    let urgency: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
    static func == (left: Patient, right: Patient) -> Bool { left.number == right.number }
  }

  final class Room: Hashable {
    let number: Int
    private(set) var patients: [Patient]
    private var sorted = 1

    init(_ number: Int, patients: [Patient]) {
      self.number = number
      self.patients = patients
    }

    var isSorted: Bool { sorted >= patients.count }

    func sortNext() {
      guard !isSorted else { return }
      let patient = patients.remove(at: sorted)
      let place = patients[..<sorted].firstIndex { $0.urgency < patient.urgency } ?? sorted
      patients.insert(patient, at: place)
      sorted += 1
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
    static func == (left: Room, right: Room) -> Bool { left.number == right.number }
  }

  let rooms: [Room]

  init(rooms count: Int, patients: Int) {
    rooms = (0..<count).map { room in
      Room(room, patients: (0..<patients).map { Patient(number: room * 100 + $0, urgency: ($0 * 7 + room * 3) % 11) })
    }
  }
}
