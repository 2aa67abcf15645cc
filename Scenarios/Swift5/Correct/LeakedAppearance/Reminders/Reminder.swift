import Foundation

struct Reminder: Hashable {
  let identifier: Int
  let title: String
  let symbolName: String
  let isUrgent: Bool

  static func makeSamples() -> [Reminder] {
    let titles = ["Take tablets", "Measure weight", "Book check-up", "Refill inhaler", "Call pharmacy", "Log breakfast"]
    let symbols = ["pills", "scalemass", "calendar", "lungs", "phone", "fork.knife"]
    return (0..<48).map { number in
      Reminder(
        identifier: number,
        title: "\(titles[number % titles.count]) #\(number + 1)",
        symbolName: symbols[number % symbols.count],
        isUrgent: number % 7 == 2)
    }
  }
}
