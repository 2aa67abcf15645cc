/// Breaks a text into lines: by words, and inside a word only where the word alone is wider than the line.
struct LineBreaker {
  /// What one pass over the text found.
  struct Result {
    var widest = 0.0
    var lines = 0
    var isTruncated = false
    /// Steps of constant cost that were taken: what measuring costs.
    var steps = 0
  }

  private let limit: Double
  private let maxLines: Int
  private let ellipsis: Double

  private var result = Result()
  /// Width of the line up to the last place where it may end, with and without the spaces there.
  private var committed = 0.0
  private var committedInk = 0.0
  /// Width since that place.
  private var pending = 0.0
  private var pendingInk = 0.0
  private var previous: CharacterKind?
  private var isFull = false
  /// Width that the last permitted line takes when its end is replaced by an ellipsis.
  private var cutWidth = 0.0
  private var cutIsOpen = true
  /// The same for the line that ended last, and that line's whole width.
  private var endedCutWidth = 0.0
  private var endedWidth = 0.0

  init(limit: Double?, maxLines: Int?, ellipsis: Double) {
    // A hundredth of a point absorbs sums that were rounded up to a pixel and are used as the limit again.
    self.limit = limit.map { $0 + 0.01 } ?? .infinity
    self.maxLines = maxLines.flatMap { $0 > 0 ? $0 : nil } ?? .max
    self.ellipsis = ellipsis
  }

  /// Takes the next character; false means the rest of the text can't show.
  mutating func take(_ kind: CharacterKind, width: Double, isDigit: Bool) -> Bool {
    result.steps += 1
    if kind == .newline {
      closeLine()
      if isFull { return cut() }
      previous = nil
      return true
    }
    if let previous, CharacterKind.allowsBreak(between: previous, and: kind, digit: isDigit) { commit() }
    if kind != .space, committed + pending + width > limit {
      if committed > 0 {
        breakBeforePending()
        if isFull { return cut() }
      }
      if pending > 0, pending + width > limit {
        commit()
        breakBeforePending()
        if isFull { return cut() }
      }
    }
    pending += width
    if kind != .space { pendingInk = pending }
    if cutIsOpen {
      if committed + pending + ellipsis <= limit { cutWidth = committed + pending } else { cutIsOpen = false }
    }
    previous = kind
    return true
  }

  /// Ends the text.
  mutating func finish() -> Result {
    if !result.isTruncated { closeLine() }
    result.widest = max(result.widest, endedWidth)
    return result
  }

  private mutating func commit() {
    result.steps += 1
    if pendingInk > 0 { committedInk = committed + pendingInk }
    committed += pending
    pending = 0
    pendingInk = 0
  }

  private mutating func breakBeforePending() {
    result.steps += 1
    result.widest = max(result.widest, endedWidth)
    endedWidth = committedInk
    endedCutWidth = cutWidth
    result.lines += 1
    isFull = result.lines >= maxLines
    committed = 0
    committedInk = 0
    cutWidth = pending + ellipsis <= limit ? pending : 0
    cutIsOpen = pending + ellipsis <= limit
  }

  private mutating func closeLine() {
    commit()
    breakBeforePending()
  }

  /// The last permitted line is over and text is left.
  private mutating func cut() -> Bool {
    result.isTruncated = true
    endedWidth = min(limit, endedCutWidth + ellipsis)
    return false
  }
}
