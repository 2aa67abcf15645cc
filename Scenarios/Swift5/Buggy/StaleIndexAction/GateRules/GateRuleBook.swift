import Observation
import SwiftUI

/// What happens to a message that contains a rule's phrase.
enum GateVerdict: String, CaseIterable, Identifiable {
  case junk = "Junk"
  case promotion = "Promotion"
  case allow = "Allow"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .junk: "trash"
    case .promotion: "tag"
    case .allow: "checkmark.shield"
    }
  }
}

struct GateRule: Identifiable, Equatable {
  let id: Int
  var phrase: String
  var verdict: GateVerdict
  var isOn = true
  var hits = 0
}

/// The rules that the message filter goes by, in the order in which they are asked.
@Observable final class GateRuleBook {
  private(set) var rules: [GateRule]
  var query = ""
  private var nextID: Int

  init(rules: [GateRule] = GateRuleBook.samples) {
    self.rules = rules
    nextID = (rules.map(\.id).max() ?? 0) + 1
  }

  var visibleRules: [GateRule] {
    let words = query.trimmingCharacters(in: .whitespaces).lowercased()
    return words.isEmpty ? rules : rules.filter { $0.phrase.lowercased().contains(words) }
  }

  var activeCount: Int { rules.filter(\.isOn).count }

  func add(_ phrase: String, verdict: GateVerdict) {
    rules.insert(GateRule(id: nextID, phrase: phrase, verdict: verdict), at: 0)
    nextID += 1
  }

  func setOn(_ isOn: Bool, for id: GateRule.ID) {
    guard let index = rules.firstIndex(where: { $0.id == id }) else { return }
    rules[index].isOn = isOn
  }

  func setVerdict(_ verdict: GateVerdict, for id: GateRule.ID) {
    guard let index = rules.firstIndex(where: { $0.id == id }) else { return }
    rules[index].verdict = verdict
  }

  func remove(atOffsets offsets: IndexSet) {
    rules.remove(atOffsets: offsets)
  }

  /// The filter has looked at a message.
  func message(_ text: String) {
    for index in rules.indices where rules[index].isOn && text.lowercased().contains(rules[index].phrase.lowercased()) {
      rules[index].hits += 1
    }
  }

  static let samples: [GateRule] = [
    GateRule(id: 1, phrase: "free gift", verdict: .junk, hits: 12),
    GateRule(id: 2, phrase: "casino", verdict: .junk, hits: 31),
    GateRule(id: 3, phrase: "parcel fee", verdict: .junk, hits: 7),
    GateRule(id: 4, phrase: "your bank account", verdict: .junk, hits: 4),
    GateRule(id: 5, phrase: "20 % off", verdict: .promotion, hits: 9),
    GateRule(id: 6, phrase: "bank holiday opening", verdict: .allow, hits: 1),
    GateRule(id: 7, phrase: "newsletter", verdict: .promotion, hits: 15),
    GateRule(id: 8, phrase: "verification code", verdict: .allow, hits: 22),
    GateRule(id: 9, phrase: "loan", verdict: .junk, hits: 3),
    GateRule(id: 10, phrase: "last chance", verdict: .promotion, hits: 5),
  ]
}
