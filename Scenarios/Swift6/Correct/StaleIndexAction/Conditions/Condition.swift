import Combine
import Foundation

/// A medical condition the user has entered. The row edits it in place.
@MainActor
final class Condition: ObservableObject, Identifiable {
  let id = UUID()
  let diagnosed: String
  @Published var name: String

  init(name: String, diagnosed: String) {
    self.name = name
    self.diagnosed = diagnosed
  }
}

@MainActor
final class ConditionStore {
  private(set) var conditions: [Condition]
  var onChange: (() -> Void)?

  init(conditions: [Condition] = ConditionStore.seed()) {
    self.conditions = conditions
  }

  func condition(with id: Condition.ID) -> Condition? {
    conditions.first { $0.id == id }
  }

  func insertOnTop(_ name: String = "Newly diagnosed") {
    conditions.insert(Condition(name: name, diagnosed: "2024"), at: 0)
    onChange?()
  }

  func remove(_ id: Condition.ID) {
    conditions.removeAll { $0.id == id }
    onChange?()
  }

  static func seed() -> [Condition] {
    let names = [
      "Hay fever", "Migraine", "Asthma", "Hypertension", "Eczema", "Lactose intolerance", "Anemia", "Tinnitus",
      "Sciatica", "Psoriasis", "Insomnia", "Gout", "Vertigo", "Rosacea", "Bursitis", "Sinusitis", "Tendinitis",
      "Gastritis", "Arthritis", "Bronchitis", "Conjunctivitis", "Celiac disease", "Sleep apnea", "Type 2 diabetes",
      "Osteoporosis", "Hypothyroidism", "Kidney stones", "Carpal tunnel", "Acid reflux", "Plantar fasciitis",
      "Shingles", "Cataract", "Glaucoma", "Astigmatism", "Peanut allergy", "Penicillin allergy",
    ]
    return names.enumerated().map { Condition(name: $1, diagnosed: String(1990 + $0)) }
  }
}
