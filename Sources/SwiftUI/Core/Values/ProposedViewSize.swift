import Foundation

/// What a parent offers a child: a length per axis, or nothing (the child's ideal).
nonisolated public struct ProposedViewSize: Equatable, Sendable {
  /// The width, or nil.
  public var width: CGFloat?
  /// The height, or nil.
  public var height: CGFloat?

  /// Asks for the minimum.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a given size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal as a size; `size` stands in for what is not given.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
