import Observation
import SwiftUI

struct TabEntry: Identifiable, Equatable {
  let id: Int
  var title: String
  var cents: Int
  var payer: String
  var day: String
}

/// What friends on a trip paid, in the order of the trip. All changes can be taken back.
@Observable final class TabLedger {
  private(set) var entries: [TabEntry] = [
    TabEntry(id: 1, title: "Train", cents: 8400, payer: "Lio", day: "Friday"),
    TabEntry(id: 2, title: "Pizza", cents: 3650, payer: "Mai", day: "Friday"),
    TabEntry(id: 3, title: "Hut", cents: 12000, payer: "Noor", day: "Saturday"),
    TabEntry(id: 4, title: "Lift", cents: 5400, payer: "Lio", day: "Saturday"),
    TabEntry(id: 5, title: "Soup", cents: 2250, payer: "Mai", day: "Saturday"),
    TabEntry(id: 6, title: "Bus", cents: 1800, payer: "Noor", day: "Sunday"),
    TabEntry(id: 7, title: "Cake", cents: 1475, payer: "Mai", day: "Sunday"),
  ]
  private var past: [[TabEntry]] = []
  private var nextID = 8
  let people = ["Lio", "Mai", "Noor"]

  var canUndo: Bool { !past.isEmpty }
  var total: Int { entries.reduce(0) { $0 + $1.cents } }

  /// What a person gets back, or owes if it is negative.
  func balance(of person: String) -> Int {
    entries.filter { $0.payer == person }.reduce(0) { $0 + $1.cents } - total / people.count
  }

  /// The sum up to and with each entry.
  var runningTotals: [TabEntry.ID: Int] {
    var sum = 0
    var totals: [TabEntry.ID: Int] = [:]
    for entry in entries {
      sum += entry.cents
      totals[entry.id] = sum
    }
    return totals
  }

  func startsDay(_ index: Int) -> Bool { index == 0 || entries[index - 1].day != entries[index].day }

  func save(_ entry: TabEntry) {
    guard let index = entries.firstIndex(where: { $0.id == entry.id }), entries[index] != entry else { return }
    remember()
    entries[index] = entry
  }

  func add() {
    remember()
    entries.append(TabEntry(id: nextID, title: "Coffee \(nextID)", cents: 900, payer: people[nextID % 3], day: "Sunday"))
    nextID += 1
  }

  func remove(_ ids: Set<TabEntry.ID>) {
    guard !ids.isEmpty else { return }
    remember()
    entries.removeAll { ids.contains($0.id) }
  }

  func move(from offsets: IndexSet, to place: Int) {
    remember()
    entries.move(fromOffsets: offsets, toOffset: place)
  }

  func undo() {
    if let last = past.popLast() { entries = last }
  }

  private func remember() { past.append(entries) }

  static func money(_ cents: Int) -> String {
    (cents < 0 ? "−" : "") + "\(abs(cents) / 100)." + String(format: "%02d", abs(cents) % 100)
  }
}
