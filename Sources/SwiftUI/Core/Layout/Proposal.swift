import Foundation

/// A proposal as the layout pass uses it: plain numbers, where a negative one means "not given".
///
/// `CGFloat?` costs several calls per operation in a debug build; layout runs for every row of every step.
nonisolated struct Proposal: Equatable {
  var width: Double
  var height: Double

  /// The number that means "not given".
  static let none = -1.0
  /// Nothing given on either axis.
  static let unspecified = Proposal(width: none, height: none)

  /// The proposal from its public form.
  init(_ proposal: ProposedViewSize) {
    width = proposal.width.map { max(0, Double($0)) } ?? Proposal.none
    height = proposal.height.map { max(0, Double($0)) } ?? Proposal.none
  }

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(_ size: LayoutSize) {
    width = size.width
    height = size.height
  }

  /// The length along `axis`.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The public form.
  var publicValue: ProposedViewSize {
    ProposedViewSize(width: width < 0 ? nil : CGFloat(width), height: height < 0 ? nil : CGFloat(height))
  }
}

/// A size as the layout pass uses it.
nonisolated struct LayoutSize: Equatable {
  var width: Double
  var height: Double

  static let zero = LayoutSize(width: 0, height: 0)

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The length along `axis`.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A rectangle in the coordinates of the graph's root.
nonisolated struct LayoutRect: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  var size: LayoutSize { LayoutSize(width: width, height: height) }

  func contains(_ px: Double, _ py: Double) -> Bool { px >= x && px < x + width && py >= y && py < y + height }

  /// The smallest rectangle around both.
  func union(_ other: LayoutRect) -> LayoutRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return LayoutRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left, height: max(y + height, other.y + other.height) - top)
  }

  func intersection(_ other: LayoutRect) -> LayoutRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return LayoutRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
