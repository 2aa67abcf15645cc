import CellTrace

/// Appearances as text for people: the same for the same appearance on every machine.
///
/// Who wrote what, evidence and stored values are not shown: they are not part of what is compared.
package enum AppearanceText {
  /// How it is written.
  package enum Form: String, Sendable, CaseIterable {
    /// Lines, indented by how deep an element stands.
    case text
    /// Headings and tables.
    case markdown
  }

  /// All checkpoints of a run, or one of them.
  /// - Parameters:
  ///   - trace: The run.
  ///   - step: Only this step; nil for all.
  ///   - form: How it is written.
  package static func of(_ trace: Trace, step: Int? = nil, as form: Form) -> String {
    trace.steps.filter { step == nil || $0.index == step }.map { of($0, as: form) }.joined(separator: "\n")
  }

  /// The checkpoint of one step, item by item, with the headers and footers where they stand.
  package static func of(_ step: StepTrace, as form: Form) -> String {
    let items = shown(in: step).map { of($0, as: form) }
    switch form {
    case .text:
      let rows = items.isEmpty ? ["  nothing is visible"] : items.map(indented)
      return (["step \(step.index): \(step.title)"] + rows).joined(separator: "\n") + "\n"
    case .markdown:
      let rows = items.isEmpty ? ["Nothing is visible.\n"] : items
      return (["## Step \(step.index): \(MarkdownText.escape(step.title))\n"] + rows).joined(separator: "\n")
    }
  }

  /// One item: its cell, then every element with its role, place, frame and properties.
  package static func of(_ appearance: Appearance, as form: Form) -> String {
    let cell = "\(appearance.cellType) at \(appearance.slot)"
    var facts = [cell, frame(appearance.frame)]
    if let height = appearance.idealHeight, height != appearance.frame.height { facts.append("wants height \(number(height))") }
    if !appearance.flags.isEmpty { facts.append("\(appearance.flags)") }
    if appearance.isUnsettled { facts.append("something is still pending") }
    switch form {
    case .text:
      let head = "\(quoted(appearance.title)) (\(appearance.item)) · \(facts.joined(separator: " · "))"
      return ([head] + appearance.elements.map { "  \(line($0))" }).joined(separator: "\n")
    case .markdown:
      var text = "### \(MarkdownText.escape(appearance.title)) (\(MarkdownText.escape("\(appearance.item)")))\n\n"
      text +=
        "\(MarkdownText.escape(facts.joined(separator: " · ")))\n\n| role | place | frame | properties |\n|---|---|---|---|\n"
      for element in appearance.elements {
        text += "| \(role(element)) | \(MarkdownText.escape(element.path)) | \(frame(element.frame)) | "
        text += "\(element.properties.map { MarkdownText.escape(property($0)) }.joined(separator: "<br>")) |\n"
      }
      return text
    }
  }

  /// Items in order, and each view around them in front of the first item below it.
  private static func shown(in step: StepTrace) -> [Appearance] {
    (step.supplementary ?? []).reduce(into: step.checkpoint) { all, view in
      let isBelow: (Appearance) -> Bool = { $0.item.list == view.item.list && $0.slot.item >= 0 && $0.frame.y >= view.frame.y }
      let last = all.lastIndex { $0.item.list == view.item.list }
      all.insert(view, at: all.firstIndex(where: isBelow) ?? last.map { $0 + 1 } ?? all.endIndex)
    }
  }

  // MARK: Parts

  private static func line(_ element: Element) -> String {
    ([role(element), element.path, frame(element.frame)] + element.properties.map(property)).joined(separator: " · ")
  }

  private static func role(_ element: Element) -> String {
    element.isInteractive ? "\(element.role) (interactive)" : "\(element.role)"
  }

  private static func property(_ property: Property) -> String { "\(property.name): \(quoted(property.value))" }

  private static func frame(_ rect: TraceRect) -> String {
    "(\(number(rect.x)), \(number(rect.y))) \(number(rect.width))×\(number(rect.height))"
  }

  /// At most two decimals: what is below is noise of the layout.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let (whole, part) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let digits = part == 0 ? "" : part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)"
    return "\(hundredths < 0 ? "-" : "")\(whole)\(digits)"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
  }

  /// One line, in quotes.
  private static func quoted(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          line += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          line.unicodeScalars.append(scalar)
        }
      }
    }
    return "\"\(line)\""
  }
}
