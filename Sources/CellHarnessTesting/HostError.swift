import CellHarness
import CellTrace

/// A step or a question of a test that has no answer.
public struct HostError: Error, CustomStringConvertible {
  /// What happened, to which thing, and what to do.
  public let description: String

  /// - Throws: Unless a run is not over.
  static func check(_ trace: Trace) throws(HostError) {
    let last = trace.steps.last?.title ?? "show the screen"
    switch trace.end {
    case .finished: return
    case .trapped(let step, let signal, let report):
      let first = report.split(separator: "\n").first.map(String.init) ?? "signal \(signal)"
      throw HostError(description: "the screen trapped in step \(step) (\(last)): \(first)")
    case .exception(let step, let ledgerID, let text, _):
      throw HostError(description: "UIKit would throw in step \(step) (\(last)), \(ledgerID): \(text)")
    case .stepFailed(let step, let reason):
      throw HostError(description: "step \(step) can't be performed: \(reason)")
    case .inconclusive(let step, let reason):
      throw HostError(description: "the run says nothing after step \(step) (\(last)): \(reason)")
    }
  }

  static func noItem(_ words: String, nearest: [String]) -> HostError {
    HostError(
      description: "no item \(words) was on screen so far"
        + (nearest.isEmpty ? "; the list is empty" : "; nearest: \(quoted(nearest))")
        + ". Name an item by its identifier or by a text that it shows; scroll to it first if it is off screen")
  }

  static func severalItems(_ name: String, candidates: [String]) -> HostError {
    HostError(
      description:
        "\(candidates.count) items go by \"\(name)\": \(quoted(candidates)). Use item(id:) with one of the identifiers in "
        + "parentheses")
  }

  static func notVisible(_ item: String) -> HostError {
    HostError(description: "item \(item) is not on screen. Scroll to it first, or ask whether it exists or isVisible")
  }

  static func gone(_ name: ItemName) -> HostError {
    let words =
      switch name {
      case .text(let text): text
      case .id(let key): key
      case .known(let item): "\(item)"
      }
    return HostError(
      description: "item \"\(words)\" is gone: its list was emptied, and shows other items since. Name one that it shows now")
  }

  static func noElement(_ kind: ElementNames.Kind, _ name: String?, item: String, names: [String]) -> HostError {
    HostError(
      description: "item \(item) shows no \(kind.rawValue)" + (name.map { " called \"\($0)\"" } ?? "")
        + (names.isEmpty ? "" : "; it shows \(quoted(names))") + ". Use a text or an accessibility label that the item shows now")
  }

  static func severalElements(_ kind: ElementNames.Kind, _ name: String?, item: String, names: [String]) -> HostError {
    HostError(
      description: "item \(item) shows \(names.count) elements that could be the \(kind.rawValue)"
        + (name.map { " \"\($0)\"" } ?? "") + ": \(quoted(names)). Name one by its text or its accessibility label")
  }

  static func noOpenAction(_ title: String, item: String, open: [String]) -> HostError {
    HostError(
      description: "item \(item) shows no swipe action \"\(title)\""
        + (open.isEmpty ? "; it shows none" : "; it shows \(quoted(open))") + ". Swipe the item before tapping one of its actions"
    )
  }
}

/// Texts in quotation marks, the first six.
private func quoted(_ texts: [String]) -> String {
  texts.prefix(6).map { "\"\($0)\"" }.joined(separator: ", ") + (texts.count > 6 ? " and \(texts.count - 6) more" : "")
}
