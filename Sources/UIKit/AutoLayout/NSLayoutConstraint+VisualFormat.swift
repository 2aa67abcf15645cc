import CoreGraphics
import Foundation

extension NSLayoutConstraint {
  /// Alignment and direction of a row in visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    fileprivate var attributes: [Attribute] {
      (1...12).compactMap { rawValue & (1 << $0) == 0 ? nil : Attribute(rawValue: $0) }
    }
  }

  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format: format, options: opts, metrics: metrics ?? [:], views: views)
    return parser.parse() + aligned(parser.chain, opts)
  }

  private static func aligned(_ views: [any LayoutItem], _ options: FormatOptions) -> [NSLayoutConstraint] {
    guard let first = views.first else { return [] }
    return options.attributes.flatMap { attribute in
      views.dropFirst().map {
        NSLayoutConstraint(first: $0, attribute, .equal, second: first, attribute, multiplier: 1, constant: 0)
      }
    }
  }
}

/// Reads `H:|-16-[icon(28)]-(>=8@750)-[label]-|`.
@MainActor private struct VisualFormatParser {
  private struct Predicate {
    var relation: NSLayoutConstraint.Relation = .equal
    var value: CGFloat = 0
    var view: (any LayoutItem)?
    var priority: UILayoutPriority = .required
  }

  private enum Gap {
    case flush, standard
    case predicates([Predicate])
  }

  private let format: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var rest: Substring
  private var isVertical = false
  private var made: [NSLayoutConstraint] = []
  /// The views and guides in the order of the format.
  private(set) var chain: [any LayoutItem] = []

  init(format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    rest = Substring(format.filter { !$0.isWhitespace })
  }

  mutating func parse() -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var startsAtSuperview = take("|")
    var gap: Gap? = startsAtSuperview ? parseGap() : nil
    while !rest.isEmpty {
      if take("|") {
        if let last = chain.last, let above = surrounding(last) { tie(above, atEnd: true, last, gap ?? .flush) }
        break
      }
      let view = parseView()
      if startsAtSuperview {
        if let above = surrounding(view) { tie(above, atEnd: false, view, gap ?? .flush) }
        startsAtSuperview = false
      } else if let previous = chain.last {
        connect(previous, view, gap ?? .flush)
      }
      chain.append(view)
      gap = parseGap()
    }
    return made
  }

  // MARK: Constraints

  private var isLeftToRight: Bool { options.intersection(.directionMask) == .directionLeftToRight }
  private var isRightToLeft: Bool { options.intersection(.directionMask) == .directionRightToLeft }
  private var start: NSLayoutConstraint.Attribute {
    isVertical ? .top : isLeftToRight ? .left : isRightToLeft ? .right : .leading
  }
  private var end: NSLayoutConstraint.Attribute {
    isVertical ? .bottom : isLeftToRight ? .right : isRightToLeft ? .left : .trailing
  }

  /// What `|` stands for: the superview of a view, the owner of a guide.
  private func surrounding(_ item: any LayoutItem) -> UIView? { (item as? UIView)?.superview ?? item.layoutOwner }

  private mutating func connect(_ previous: any LayoutItem, _ view: any LayoutItem, _ gap: Gap) {
    let byBaseline = isVertical && options.contains(.spacingBaselineToBaseline)
    for predicate in predicates(gap, standard: LayoutSpacing.standard) {
      make(view, byBaseline ? .firstBaseline : start, predicate, previous, byBaseline ? .lastBaseline : end)
    }
  }

  /// The standard distance from the superview is its margin.
  private mutating func tie(_ above: UIView, atEnd: Bool, _ view: any LayoutItem, _ gap: Gap) {
    var edge = atEnd ? end : start
    if case .standard = gap { edge = edge.withMargin }
    for predicate in predicates(gap, standard: 0) {
      if atEnd { make(above, edge, predicate, view, end) } else { make(view, start, predicate, above, edge) }
    }
  }

  private mutating func make(
    _ first: any LayoutItem, _ firstLine: NSLayoutConstraint.Attribute, _ predicate: Predicate, _ second: (any LayoutItem)?,
    _ secondLine: NSLayoutConstraint.Attribute
  ) {
    // To the left everything is counted the other way.
    let turns = isRightToLeft && !isVertical && firstLine != .width
    var predicate = predicate
    if turns {
      predicate.value = -predicate.value
      switch predicate.relation {
      case .lessThanOrEqual: predicate.relation = .greaterThanOrEqual
      case .greaterThanOrEqual: predicate.relation = .lessThanOrEqual
      case .equal: break
      }
    }
    let constraint = NSLayoutConstraint(
      first: first, firstLine, predicate.relation, second: second, secondLine, multiplier: 1, constant: predicate.value)
    constraint.priority = predicate.priority
    made.append(constraint)
  }

  private func predicates(_ gap: Gap, standard: CGFloat) -> [Predicate] {
    switch gap {
    case .flush: [Predicate()]
    case .standard: [Predicate(value: standard)]
    case .predicates(let list): list
    }
  }

  // MARK: Text

  private mutating func parseGap() -> Gap {
    guard take("-") else { return .flush }
    if rest.first == "[" || rest.first == "|" { return .standard }
    let list = rest.first == "(" ? parsePredicates() : [parsePredicate()]
    if !take("-") { fail("Expected a '-' after the distance") }
    return .predicates(list)
  }

  private mutating func parseView() -> any LayoutItem {
    if !take("[") { fail("Expected a '[' here") }
    let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    rest = rest.dropFirst(name.count)
    guard let view = views[name] as? any LayoutItem else { fail("\(name) is not a key in the views dictionary.") }
    if rest.first == "(" {
      let length: NSLayoutConstraint.Attribute = isVertical ? .height : .width
      for predicate in parsePredicates() { make(view, length, predicate, predicate.view, length) }
    }
    if !take("]") { fail("Expected a ']' here") }
    return view
  }

  private mutating func parsePredicates() -> [Predicate] {
    _ = take("(")
    var result = [parsePredicate()]
    while take(",") { result.append(parsePredicate()) }
    if !take(")") { fail("Expected a ')' here") }
    return result
  }

  private mutating func parsePredicate() -> Predicate {
    var result = Predicate()
    if take(">=") {
      result.relation = .greaterThanOrEqual
    } else if take("<=") {
      result.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let word = takeWord()
    if let view = views[word] as? any LayoutItem { result.view = view } else { result.value = number(word) }
    if take("@") { result.priority = UILayoutPriority(Float(number(takeWord()))) }
    return result
  }

  private mutating func takeWord() -> String {
    let sign = take("-") ? "-" : ""
    let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    rest = rest.dropFirst(word.count)
    return sign + word
  }

  private func number(_ word: String) -> CGFloat {
    if let number = Double(word) { return CGFloat(number) }
    if word.hasPrefix("-") { return -number(String(word.dropFirst())) }
    switch metrics[word] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: fail("\(word) is not a key in the metrics dictionary.")
    }
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private func fail(_ reason: String) -> Never { raise("AL", AutoLayoutTexts.unparsable(format, rest: String(rest), reason)) }
}
