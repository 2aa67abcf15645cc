import Foundation

struct Question: Identifiable, Hashable {
  let id: String
  let title: String
  let answer: String
}

extension Question {
  static let all: [Question] = {
    let topics = [
      "fasting", "blood tests", "vaccinations", "prescriptions", "insurance", "privacy", "sharing data",
      "appointments", "video calls", "allergies", "pregnancy", "travel", "children", "sports", "sleep", "nutrition",
    ]
    let questions = topics.flatMap { topic in
      [
        Question(
          id: topic + ".what", title: "What should I know about \(topic)?",
          answer: "Your care team keeps a short guide on \(topic). Ask for it at the front desk or read it in the library."),
        Question(
          id: topic + ".who", title: "Who can help me with \(topic)?",
          answer: "Any member of your care team. Write a message, and the right person answers within a day."),
        Question(
          id: topic + ".cost", title: "Is \(topic) covered?",
          answer: "Most plans cover it. Open Settings, then Insurance, to see what yours says."),
      ]
    }
    return questions
  }()
}
