import CellTrace

/// Letters that somebody types who looks for a row, one after the other: a screen that asks at each of them may get the answer to the
/// first one last.
extension HostEngine {
  /// For the first fields among the offers, the letter of a row's title that comes next.
  package func letterOffers(among offers: [Offer]) -> [Offer] {
    var fields: [(item: ItemLocator, element: ElementLocator?, offer: Offer)] = []
    for offer in offers {
      guard case .type(_, let item, let element, _) = offer.interaction, fields.count < Self.fieldLimit,
        !fields.contains(where: { $0.item == item && $0.element == element })
      else { continue }
      fields.append((item, element, offer))
    }
    return fields.flatMap { field in
      letters(after: typed(field.item, field.element), besides: field.offer.item).map { letter in
        Offer(
          .type(letter, field.item, field.element, clearing: false), .typeLetter, on: field.offer.subject, item: field.offer.item)
      }
    }
  }

  private static let fieldLimit = 2

  /// What was typed into a field since it was emptied. A field beside the list may be called by what stands in it: all of them are one.
  private func typed(_ field: ItemLocator, _ part: ElementLocator?) -> String {
    var text = ""
    for step in trace.steps.reversed() {
      guard case .type(let typed, let item, let element, let clearing) = step.interaction,
        (item == field && element == part) || (item.isText && field.isText)
      else { continue }
      text = typed + text
      if clearing { break }
    }
    return text
  }

  /// The first letters of the first row and of the last one, and the one that most rows begin with; in a field in which something stands,
  /// the one that follows in a row's title.
  private func letters(after text: String, besides field: CellItemID?) -> [String] {
    let titles = (trace.steps.last?.checkpoint ?? []).filter { $0.item != field && !$0.title.isEmpty }.map(\.title)
    guard text.isEmpty else {
      let next = titles.lazy.filter { $0.lowercased().hasPrefix(text.lowercased()) }.compactMap { $0.dropFirst(text.count).first }
      return next.first.map { [String($0)] } ?? []
    }
    guard !titles.isEmpty else { return TypedText.beginnings }
    let counts = Dictionary(grouping: titles.compactMap(\.first), by: \.self).mapValues(\.count)
    // The last of those that are equally frequent, whatever order the dictionary has.
    let commonest = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    let firsts = [titles.first?.first, titles.last?.first, commonest.flatMap { $0.value > 1 ? $0.key : nil }]
    return Set(firsts.compactMap(\.self)).sorted().map { String($0) }
  }
}

extension ItemLocator {
  /// True for what is named by a text that it shows.
  fileprivate var isText: Bool { if case .showing = self { true } else { false } }
}
