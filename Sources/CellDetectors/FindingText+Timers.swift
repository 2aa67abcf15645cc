/// Sentences about what a timer ends.
extension FindingText {
  static func minuteBetween(_ first: String) -> String { "the run with a minute behind \(first)" }

  static func seenSooner(_ act: String) -> String { "the run that looks a tenth of a second after \(act)" }

  static func endedByEarlierTimer(_ title: String, act: String, first: String) -> String {
    "\(quoted(title)), which \(act) shows, is gone too early: the time that \(first) began ends it"
  }

  static func endedByEarlierTimerSeen(_ title: String, step: String) -> String {
    "\(quoted(title)) is gone by the end of \(step)"
  }

  static func endedByEarlierTimerEvidence(first: String) -> String {
    "at the same moment it is still there without \(first), and with a minute between the two"
  }

  static let fixEarlierTimer =
    "cancel the timer or task of the one before when another one begins or when it is taken back, or compare at its end what it was begun for."
}
