import CellTrace

/// What a step put in front of the user, had spoken, or gave away: an alert, a screen that was presented or pushed, an announcement,
/// what another app took.
package struct ShownOutcome: Hashable {
  package enum Kind: Hashable {
    case alert, screen, announcement, handedOver
  }

  package var kind: Kind
  /// All that can be read or heard, in order.
  package var texts: [String]

  /// What stands for it in a finding: the first text that names an item, or its head.
  func words(naming title: String? = nil) -> String {
    let named = title.flatMap { title in texts.first { Self.names($0, title) } }
    return named ?? texts.prefix(2).joined(separator: ": ")
  }

  /// True if a text has a title in it as words of its own.
  func names(_ title: String) -> Bool { texts.contains { Self.names($0, title) } }

  private static func names(_ text: String, _ title: String) -> Bool {
    guard let first = title.first, let last = title.last else { return false }
    return text.ranges(of: title).contains { range in
      let before = range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
      let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
      return !(before.map { WordEdge.goesOn($0, beside: first, isAfter: false) } ?? false)
        && !(after.map { WordEdge.goesOn($0, beside: last, isAfter: true) } ?? false)
    }
  }
}

extension StepTrace {
  /// What the step put in front, in order.
  package var outcomes: [ShownOutcome] { events.outcomes }

  /// What can be read beside the rows, in headers and footers, too.
  var textsAroundRows: [String] { (beside ?? []) + (supplementary ?? []).flatMap { $0.elements.compactMap { $0["text"] } } }

  /// True if that names an item.
  func namesAroundRows(_ title: String) -> Bool { ShownOutcome(kind: .screen, texts: textsAroundRows).names(title) }
}

extension [TraceEvent] {
  var outcomes: [ShownOutcome] { compactMap { ShownOutcome($0.kind) } }
}

extension ShownOutcome {
  /// Nil for an event that shows nothing, or nothing that can be read.
  fileprivate init?(_ event: TraceEvent.Kind) {
    if case .alertShown(_, let alert) = event {
      self.init(kind: .alert, texts: [alert.title, alert.message])
    } else if case .screenShown(let screen) = event {
      self.init(kind: .screen, texts: screen.texts)
    } else if case .announced(let text) = event {
      self.init(kind: .announcement, texts: [text])
    } else if case .handedOver(let text) = event {
      self.init(kind: .handedOver, texts: [text])
    } else {
      return nil
    }
    texts = texts.filter { !$0.isEmpty }
    if texts.isEmpty { return nil }
  }
}
