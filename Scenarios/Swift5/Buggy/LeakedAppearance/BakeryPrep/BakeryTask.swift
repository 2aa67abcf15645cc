import Foundation

struct BakeryTask: Hashable, Identifiable {
  let id: Int
  let title: String
  let minutes: Int
  var isDone = false
}

/// What is to be done before the shop opens.
final class BakeryPrepList {
  private(set) var tasks: [BakeryTask]
  private var nextID: Int

  init() {
    let titles = [
      "Proof the brioche", "Grease tins", "Feed the starter", "Peel apples", "Temper chocolate", "Weigh rye flour",
      "Fill eclairs",
      "Dust doughnuts", "Slice almonds", "Whip cream", "Roll croissants", "Label boxes", "Sharpen knives", "Boil syrup",
      "Cool the ganache", "Wash berries",
    ]
    tasks = titles.enumerated().map { BakeryTask(id: $0, title: $1, minutes: 5 + $0 * 3 % 20) }
    nextID = titles.count
  }

  var openMinutes: Int { tasks.filter { !$0.isDone }.reduce(0) { $0 + $1.minutes } }

  func index(of id: BakeryTask.ID) -> Int? { tasks.firstIndex { $0.id == id } }

  func toggle(_ id: BakeryTask.ID) {
    guard let index = index(of: id) else { return }
    tasks[index].isDone.toggle()
  }

  func addFirst(_ title: String) {
    tasks.insert(BakeryTask(id: nextID, title: title, minutes: 10), at: 0)
    nextID += 1
  }

  /// Takes out what is done. The indices are those from before.
  func clearDone() -> [Int] {
    let done = tasks.indices.filter { tasks[$0].isDone }
    tasks.removeAll { $0.isDone }
    return done
  }
}
