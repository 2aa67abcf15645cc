import Foundation

struct Doctor: Hashable {
  let id: Int
  let name: String
  let photo: URL

  static let all: [Doctor] = (1...40).compactMap { number in
    let names = ["Amara Osei", "Ben Adler", "Chiara Rossi", "Dmitri Wolf", "Elif Kaya", "Fatou Diop", "Gil Ramos"]
    guard let photo = URL(string: "https://img.clinic.example/doctors/\(number).png") else { return nil }
    return Doctor(id: number, name: "Dr. \(names[number % names.count]) (\(number))", photo: photo)
  }
}
