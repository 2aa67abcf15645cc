/// One of the choices in ``ListBehavior``, as commands, replay tokens and reports name it.
package struct ListBehaviorOption: Sendable {
  /// As in ``ListBehavior``.
  package let property: String
  /// The ledger row that leaves the choice open.
  package let row: String
  /// Whether what a phone does is unverified; otherwise it is documented that phones differ.
  package let isUnverified: Bool

  let text: @Sendable (ListBehavior) -> String
  let take: @Sendable (inout ListBehavior, String) -> Bool
  let read: @Sendable (inout ListBehavior, KeyedDecodingContainer<Key>) throws -> Void
  let write: @Sendable (ListBehavior, inout KeyedEncodingContainer<Key>) throws -> Void

  /// On the command line: the property's words with hyphens.
  package var name: String {
    property.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
  }

  /// The default, as it would be written after the name.
  package var usual: String { text(ListBehavior()) }

  /// Whether a run chose otherwise.
  package func differs(in behavior: ListBehavior) -> Bool { text(behavior) != usual }

  /// Every choice, in the order in which help texts list them.
  package static let all = [
    Self("preparedAhead", "LC-09", isUnverified: false, \.preparedAhead),
    Self("keptBehind", "LC-09", isUnverified: false, \.keptBehind),
    Self("recyclesBeforeRequesting", "LC-14", \.recyclesBeforeRequesting),
    Self("unhighlightsAfterSelecting", "SEL-02", \.unhighlightsAfterSelecting),
    Self("deselectsBeforeSelecting", "SEL-05", \.deselectsBeforeSelecting),
    Self("reloadKeepsSelection", "SEL-14", \.reloadKeepsSelection),
    Self("touchDelay", "SEL-21", \.touchDelay),
    Self("destructiveGrace", "SW-09", \.destructiveGrace),
    Self("scrollClosesSwipe", "SW-12", \.scrollClosesSwipe),
    Self("reloadClosesSwipe", "SW-12", \.reloadClosesSwipe),
    Self("reconfigureClosesSwipe", "SW-12", \.reconfigureClosesSwipe),
    Self("closingTapActs", "SW-13", \.closingTapActs),
    Self("keptDestructiveRowAborts", "SW-19", \.keptDestructiveRowAborts),
    Self("hostedSwipesWin", "SW-21", \.hostedSwipesWin),
    Self("resizeLimit", "SIZ-10", \.resizeLimit),
    Self("standardRowHeight", "SIZ-14", \.standardRowHeight),
    Self("sideInset", "SIZ-15", \.sideInset),
    Self("sectionGap", "SIZ-15", \.sectionGap),
    Self("subtitleFont", "CC-25", \.subtitleFont),
  ]

  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ property: String) { stringValue = property }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private init<Value: ListBehaviorValue>(
    _ property: String, _ row: String, isUnverified: Bool = true, _ path: WritableKeyPath<ListBehavior, Value> & Sendable
  ) {
    self.property = property
    self.row = row
    self.isUnverified = isUnverified
    text = { $0[keyPath: path].optionText }
    take = { behavior, text in
      guard let value = Value(optionText: text) else { return false }
      behavior[keyPath: path] = value
      return true
    }
    read = { behavior, values in
      if let value = try values.decodeIfPresent(Value.self, forKey: Key(property)) { behavior[keyPath: path] = value }
    }
    write = { behavior, values in try values.encode(behavior[keyPath: path], forKey: Key(property)) }
  }
}

extension ListBehavior {
  /// What differs from the defaults, as in `touch-delay=0.05,section-gap=20`; empty if nothing does.
  package var words: String {
    ListBehaviorOption.all.filter { $0.differs(in: self) }.map { "\($0.name)=\($0.text(self))" }.joined(separator: ",")
  }

  /// Reads ``words`` in any order; nil if a name, a value or nothing is given that is known.
  package init?(words: String) {
    self.init()
    for word in words.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let option = ListBehaviorOption.all.first(where: { $0.name == parts[0] }),
        option.take(&self, parts[1])
      else {
        return nil
      }
    }
  }
}

/// A value that can be written on the command line.
protocol ListBehaviorValue: Codable, Sendable {
  var optionText: String { get }
  init?(optionText: String)
}

extension Bool: ListBehaviorValue {
  var optionText: String { self ? "yes" : "no" }
  init?(optionText: String) {
    guard optionText == "yes" || optionText == "no" else { return nil }
    self = optionText == "yes"
  }
}

extension Int: ListBehaviorValue {
  var optionText: String { "\(self)" }
  init?(optionText: String) {
    guard let value = Int(optionText), value >= 0 else { return nil }
    self = value
  }
}

extension Double: ListBehaviorValue {
  var optionText: String { self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
  init?(optionText: String) {
    guard let value = Double(optionText), value >= 0, value.isFinite else { return nil }
    self = value
  }
}

extension Optional: ListBehaviorValue where Wrapped == Double {
  var optionText: String { self?.optionText ?? "automatic" }
  init?(optionText: String) {
    if optionText == "automatic" {
      self = .none
    } else if let value = Double(optionText: optionText) {
      self = value
    } else {
      return nil
    }
  }
}

extension ListBehavior.SubtitleFont: ListBehaviorValue {
  var optionText: String { rawValue }
  init?(optionText: String) { self.init(rawValue: optionText) }
}
