import Foundation

struct PadDish: Hashable, Identifiable {
  let id: String
  let name: String
  let cents: Int
  /// What it takes of the kitchen's dough.
  let dough: Int
}

struct PadLine: Hashable, Identifiable {
  let id: String
  let dish: PadDish
  var amount = 0
  var note = ""
}

/// One table's order: courses of dishes, some of which share what the kitchen has left.
final class PadOrder {
  enum State: Hashable { case open, sending, sent }

  struct Course: Hashable {
    let name: String
    var lines: [PadLine]
  }

  private(set) var courses: [Course]
  private(set) var state = State.open
  private let doughInKitchen = 7
  /// Told which lines look otherwise now; nil: all.
  var onChange: (([PadLine.ID]?) -> Void)?

  init() {
    func lines(_ dishes: [(String, Int, Int)]) -> [PadLine] {
      dishes.map { PadLine(id: $0.0, dish: PadDish(id: $0.0, name: $0.0, cents: $0.1, dough: $0.2)) }
    }
    courses = [
      Course(
        name: "Starters", lines: lines([("Olives", 450, 0), ("Flatbread", 520, 1), ("Soup", 680, 0), ("Garlic knots", 590, 1)])),
      Course(
        name: "Mains",
        lines: lines([
          ("Pizza bianca", 1250, 2), ("Pizza rossa", 1150, 2), ("Calzone", 1390, 3), ("Risotto", 1420, 0), ("Trout", 1780, 0),
        ])),
      Course(name: "Sweets", lines: lines([("Fig tart", 720, 1), ("Sorbet", 540, 0), ("Affogato", 610, 0)])),
    ]
  }

  var allLines: [PadLine] { courses.flatMap(\.lines) }
  func line(_ id: PadLine.ID) -> PadLine? { allLines.first { $0.id == id } }

  var doughLeft: Int { allLines.reduce(doughInKitchen) { $0 - $1.amount * $1.dish.dough } }

  func canAdd(_ line: PadLine) -> Bool { state == .open && line.dish.dough <= doughLeft }

  /// With three mains the cheapest starter is on the house.
  var freeStarter: PadLine.ID? {
    guard courses[1].lines.reduce(0, { $0 + $1.amount }) >= 3 else { return nil }
    return courses[0].lines.filter { $0.amount > 0 }.min { ($0.dish.cents, $0.id) < ($1.dish.cents, $1.id) }?.id
  }

  func cents(of course: Int) -> Int {
    courses[course].lines.reduce(0) { sum, line in
      let paid = line.id == freeStarter ? line.amount - 1 : line.amount
      return sum + paid * line.dish.cents
    }
  }

  var total: Int { courses.indices.reduce(0) { $0 + cents(of: $1) } }

  func change(_ id: PadLine.ID, by step: Int) {
    guard let line = line(id), step < 0 ? line.amount > 0 : canAdd(line) else { return }
    set(id) { $0.amount += step }
    // What is left, and what is free, shows in other rows.
    onChange?(nil)
  }

  func write(_ note: String, on id: PadLine.ID) { set(id) { $0.note = note } }

  func send() {
    guard state == .open, total > 0 else { return }
    state = .sending
    onChange?(nil)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
      self?.state = .sent
      self?.onChange?(nil)
    }
  }

  func reopen() {
    guard state == .sent else { return }
    state = .open
    onChange?(nil)
  }

  private func set(_ id: PadLine.ID, _ body: (inout PadLine) -> Void) {
    for course in courses.indices {
      guard let index = courses[course].lines.firstIndex(where: { $0.id == id }) else { continue }
      body(&courses[course].lines[index])
    }
  }
}

func padPrice(_ cents: Int) -> String { String(format: "%d.%02d", cents / 100, cents % 100) }
