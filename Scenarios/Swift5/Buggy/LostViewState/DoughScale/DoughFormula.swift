import Foundation
import Observation

enum DoughUnit: String, CaseIterable, Identifiable {
  case grams = "g"
  case ounces = "oz"
  var id: String { rawValue }
}

struct DoughPart: Identifiable, Equatable {
  let id: Int
  let name: String
  let usual: Int
  /// What the baker typed, as typed.
  var amount = ""
}

/// A dough: flour is 100 %, everything else is told in per cent of it.
@Observable
final class DoughFormula {
  private(set) var parts: [DoughPart]
  var unit = DoughUnit.grams {
    didSet { if unit != oldValue { clear() } }
  }

  init() {
    let names: [(String, Int)] = [
      ("Wheat flour", 1000), ("Rye flour", 200), ("Water", 780), ("Salt", 22), ("Levain", 240), ("Malt", 12), ("Butter", 60),
      ("Honey", 35), ("Seeds", 90), ("Yeast", 4),
    ]
    parts = names.enumerated().map { DoughPart(id: $0.offset + 1, name: $0.element.0, usual: $0.element.1) }
  }

  func set(_ amount: String, for id: DoughPart.ID) {
    guard let index = parts.firstIndex(where: { $0.id == id }) else { return }
    parts[index].amount = amount
  }

  func clear() { for index in parts.indices { parts[index].amount = "" } }

  private var flour: Int { parts.prefix(2).reduce(0) { $0 + (Int($1.amount) ?? 0) } }
  var total: Int { parts.reduce(0) { $0 + (Int($1.amount) ?? 0) } }

  func share(of part: DoughPart) -> String {
    guard flour > 0, let amount = Int(part.amount) else { return "–" }
    return "\(amount * 100 / flour) %"
  }

  func scale(by factor: Int) {
    for index in parts.indices { if let amount = Int(parts[index].amount) { parts[index].amount = "\(amount * factor)" } }
  }

  func fillUsual() { for index in parts.indices { parts[index].amount = "\(parts[index].usual)" } }
}
