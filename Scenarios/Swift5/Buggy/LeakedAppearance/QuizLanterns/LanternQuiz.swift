import Foundation

struct LanternQuestion: Hashable, Identifiable {
  let id: Int
  let text: String
  let choices: [String]
}

/// A quiz evening: a choice can be changed until it is locked in.
final class LanternQuiz {
  let questions: [LanternQuestion]
  private(set) var locked: [LanternQuestion.ID: Int] = [:]
  var onChange: ((LanternQuestion.ID) -> Void)?

  init() {
    let texts: [(String, [String])] = [
      ("Which fuel did miners' lamps burn?", ["Oil", "Coal", "Peat"]),
      ("Who trimmed the wicks?", ["The lampist", "The cook", "The smith"]),
      ("What keeps a storm lantern lit?", ["A hood", "A bell", "A cork"]),
      ("Red light at sea means", ["Port", "Starboard", "Stern"]),
      ("Paper lanterns come from", ["China", "Malta", "Peru"]), ("A dark lantern has a", ["Shutter", "Mirror", "Lid"]),
      ("Limelight needs", ["Lime", "Lemon", "Linen"]), ("A lens with rings is named after", ["Fresnel", "Volta", "Hooke"]),
      ("Gas lamps were lit with a", ["Pole", "Match box", "Mirror"]),
      ("Candles of old were made of", ["Tallow", "Chalk", "Clay"]),
      ("A rushlight is a dipped", ["Reed", "Rope", "Feather"]), ("Carbide lamps give", ["Acetylene", "Neon", "Ozone"]),
    ]
    questions = texts.enumerated().map { LanternQuestion(id: $0, text: "\($0 + 1). \($1.0)", choices: $1.1) }
  }

  func question(_ id: LanternQuestion.ID) -> LanternQuestion? { questions.first { $0.id == id } }

  func isLocked(_ id: LanternQuestion.ID) -> Bool { locked[id] != nil }

  func lock(_ choice: Int, for id: LanternQuestion.ID) {
    guard !isLocked(id) else { return }
    locked[id] = choice
    onChange?(id)
  }
}
