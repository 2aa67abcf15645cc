import Foundation

struct CareTask: Hashable, Identifiable {
  let id: Int
  var title: String
  var due: String?
  var isDone: Bool
}

extension CareTask {
  static func today() -> [CareTask] {
    let verbs = ["Change dressing", "Check temperature", "Give eye drops", "Walk the ward", "Update chart", "Prepare tray"]
    return (1...55).map { number in
      CareTask(
        id: number,
        title: "\(verbs[number % verbs.count]), room \(100 + number)",
        due: number % 4 == 0 ? "\(7 + number % 12):00" : nil,
        isDone: number % 9 == 3)
    }
  }
}
