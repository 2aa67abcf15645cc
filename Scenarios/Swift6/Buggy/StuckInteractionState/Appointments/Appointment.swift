import Foundation

struct Appointment: Hashable, Identifiable, Sendable {
  let id: Int
  let doctor: String
  let reason: String

  static let upcoming: [Appointment] = {
    let doctors = ["Dr. Abel", "Dr. Brandt", "Dr. Chen", "Dr. Dubois", "Dr. Evans", "Dr. Fischer", "Dr. Gupta", "Dr. Haas"]
    let reasons = ["Check-up", "Blood test", "Vaccination", "Skin screening", "Physiotherapy"]
    return (1...40).map { number in
      Appointment(
        id: number, doctor: doctors[number % doctors.count], reason: "\(reasons[number % reasons.count]) (week \(number))")
    }
  }()
}
