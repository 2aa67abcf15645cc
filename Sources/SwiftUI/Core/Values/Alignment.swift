import Foundation

/// A key of a custom alignment guide.
public protocol AlignmentID {
  /// Where the guide lies in a view that doesn't set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and guides.
nonisolated public struct ViewDimensions: Equatable {
  /// The width.
  public var width: CGFloat
  /// The height.
  public var height: CGFloat
  private var explicit: [AlignmentGuide: Double] = [:]

  init(_ size: LayoutSize, _ explicit: [AlignmentGuide: Double] = [:]) {
    width = CGFloat(size.width)
    height = CGFloat(size.height)
    self.explicit = explicit
  }

  /// The position of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    explicit[guide.key].map { CGFloat($0) } ?? guide.key.id.defaultValue(in: self)
  }
  /// The position of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    explicit[guide.key].map { CGFloat($0) } ?? guide.key.id.defaultValue(in: self)
  }
  /// The position of a horizontal guide if the view sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[guide.key].map { CGFloat($0) } }
  /// The position of a vertical guide if the view sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[guide.key].map { CGFloat($0) } }
}

/// A guide on either axis.
nonisolated struct AlignmentGuide: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type
  /// Where a view that doesn't set the guide has it: a fraction of its length, if it is one of the plain ones.
  let fraction: Double?
  /// True for a guide of the vertical axis that an app made.
  let isCustomVertical: Bool

  init(_ id: any AlignmentID.Type, fraction: Double? = nil, isCustomVertical: Bool = false) {
    self.id = id
    self.fraction = fraction
    self.isCustomVertical = isCustomVertical
  }

  static func == (left: AlignmentGuide, right: AlignmentGuide) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

private enum LeadingGuide: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
private enum CenterGuide: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 } }
private enum TrailingGuide: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
private enum SeparatorLeadingGuide: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
private enum SeparatorTrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum TopGuide: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
private enum MiddleGuide: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 } }
private enum BottomGuide: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
private enum FirstBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum LastBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A guide along the horizontal axis.
nonisolated public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  let key: AlignmentGuide
  init(key: AlignmentGuide) { self.key = key }

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentGuide(id) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(key: AlignmentGuide(LeadingGuide.self, fraction: 0))
  /// The centre.
  public static let center = HorizontalAlignment(key: AlignmentGuide(CenterGuide.self, fraction: 0.5))
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(key: AlignmentGuide(TrailingGuide.self, fraction: 1))
  /// Where a row's separator begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeadingGuide.self)
  /// Where a row's separator ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailingGuide.self)
}

/// A guide along the vertical axis.
nonisolated public struct VerticalAlignment: Equatable, @unchecked Sendable {
  let key: AlignmentGuide
  init(key: AlignmentGuide) { self.key = key }

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentGuide(id, isCustomVertical: true) }

  /// The top edge.
  public static let top = VerticalAlignment(key: AlignmentGuide(TopGuide.self, fraction: 0))
  /// The centre.
  public static let center = VerticalAlignment(key: AlignmentGuide(MiddleGuide.self, fraction: 0.5))
  /// The bottom edge.
  public static let bottom = VerticalAlignment(key: AlignmentGuide(BottomGuide.self, fraction: 1))
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(key: AlignmentGuide(FirstBaselineGuide.self))
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(key: AlignmentGuide(LastBaselineGuide.self))
}

/// A guide on each axis.
nonisolated public struct Alignment: Equatable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Creates a pair.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Centre, centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Leading, centre.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Trailing, centre.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Centre, top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Centre, bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Leading, top.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Trailing, top.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Leading, bottom.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Trailing, bottom.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Centre, first baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// Centre, last baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// Leading, first baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// Leading, last baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// Trailing, first baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// Trailing, last baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
