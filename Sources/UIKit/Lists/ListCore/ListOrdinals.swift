/// Counts the lists of a run in order of first display.
@MainActor enum ListOrdinals {
  private static var next = 0

  static func take() -> Int {
    defer { next += 1 }
    return next
  }

  /// Starts counting anew: a run begins in a fresh process, tests do not.
  static func reset() { next = 0 }
}
