import CellDetectors

/// Findings as articles of a page. Counts what their drawings take: a page of many findings stays one that opens at once.
struct HTMLCards {
  /// Bytes that drawings may take over all findings. What comes later is drawn by the viewer, where scripts run.
  static let room = 1_000_000
  /// Of these, what drawings of expected findings may take: nobody has to act on them, and the room serves recordings, too.
  static let roomOfExpected = 300_000
  static let noRoom =
    "Not drawn here, for there are many findings: step through the run, or look at this scenario's report alone."

  private var drawn = 0
  private var drawnOfExpected = 0

  mutating func html(_ card: FindingCard) -> String {
    func attribute(_ name: String, _ value: String) -> String { " data-\(name)=\"\(HTMLText.escape(value))\"" }
    let anchor = HTMLText.escape("f-\(card.fingerprint)-\(card.scenario)")
    let verdict = card.isExpected ? "expected" : card.isKnown ? "known" : "new"
    var html = "<article class=\"finding \(card.severity.rawValue)\" id=\"\(anchor)\""
    html += attribute("detector", card.detector) + attribute("verdict", verdict) + attribute("screen", card.screen)
    html +=
      attribute("recording", "\(card.recording)") + attribute("item", "\(card.item)") + attribute("seen", "\(card.seenStep)")
    if let origin = card.originStep { html += attribute("origin", "\(origin)") }
    if let reuse = card.reuse { html += attribute("reuse", "\(reuse)") }
    html += ">\n<h3>\(HTMLText.escape(card.summary))</h3>\n"
    html +=
      "<p class=\"about\"><strong class=\"badge\">\(HTMLText.escape("\(card.severity.rawValue): \(card.detector)"))</strong> "
    html += "<span class=\"verdict\">\(verdict)</span> in "
    html += "\(HTMLText.escape(card.scenario)), <code>\(HTMLText.escape("\(card.place)"))</code></p>\n"
    html += "<p>\(HTMLText.escape(card.seen))</p>\n"
    if !card.evidence.isEmpty {
      html += "<ul>\n" + card.evidence.map { "<li>\(HTMLText.escape($0))</li>\n" }.joined() + "</ul>\n"
    }
    if !card.steps.isEmpty { html += Self.steps(card) }
    html += "<div class=\"wide\"><table class=\"details\">\n"
    for detail in card.details {
      html += "<tr><th scope=\"row\">\(HTMLText.escape(detail.name))</th><td>\(HTMLText.escape(detail.text))</td></tr>\n"
    }
    return html + "</table></div>\n" + pictures(card) + "</article>\n"
  }

  private mutating func pictures(_ card: FindingCard) -> String {
    guard !card.pictures.isEmpty else { return "" }
    guard drawn < Self.room, !card.isExpected || drawnOfExpected < Self.roomOfExpected else {
      return "<p class=\"pictures\">\(Self.noRoom)</p>\n"
    }
    var html = "<div class=\"pictures\">\n"
    for picture in card.pictures {
      let caption = HTMLText.escape("After step \(picture.step), \(picture.run) cells")
      html += "<figure>\(ListDrawing.svg(picture, marked: card.item))<figcaption>\(caption)</figcaption></figure>\n"
    }
    drawn += html.utf8.count
    if card.isExpected { drawnOfExpected += html.utf8.count }
    return html + "</div>\n"
  }

  private static func steps(_ card: FindingCard) -> String {
    var html = "<details open=\"open\"><summary>Steps</summary>\n<ol start=\"\(card.steps.first?.index ?? 0)\">\n"
    for step in card.steps {
      html += "<li>\(HTMLText.escape(step.title))"
      if let note = step.note { html += " <em>\(HTMLText.escape(note))</em>" }
      if step.isSeenHere { html += " <strong>← seen here</strong>" }
      html += "</li>\n"
    }
    return html + "</ol></details>\n"
  }
}
