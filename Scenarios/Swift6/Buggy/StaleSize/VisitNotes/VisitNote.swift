import Foundation

struct VisitNote: Identifiable {
  let id: Int
  let heading: String
  let text: String
}

extension VisitNote {
  static let samples: [VisitNote] = (1...36).map { number in
    VisitNote(
      id: number,
      heading: "Visit \(number)",
      text: "The patient reports less pain when walking and sleeps better. Blood pressure is within the range we agreed on. "
        + "We keep the present dose, continue the exercises three times a week, and look at it again in \(number + 1) weeks. "
        + "No side effects so far.")
  }
}
