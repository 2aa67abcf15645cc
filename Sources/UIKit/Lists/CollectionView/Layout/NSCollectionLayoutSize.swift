import CoreGraphics
import Foundation

/// A length of an item or group: fixed, estimated, or a part of its container's.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }
  let kind: Kind
  /// Points, or the fraction.
  open internal(set) var dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

  /// Measured, and then as long as the longest of the items beside it in the same group: heights in a horizontal group, widths in a
  /// vertical one. Otherwise as an estimated length.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self { make(.uniform, estimatedDimension) }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    guard let made = NSCollectionLayoutDimension(kind, dimension) as? Self else {
      preconditionFailure("NSCollectionLayoutDimension is made by its own class, not by a subclass")
    }
    return made
  }

  /// The length in a container.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// Width and height of an item or group.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  open internal(set) var widthDimension: NSCollectionLayoutDimension
  open internal(set) var heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The size in a container.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// Room between items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  open internal(set) var spacing: CGFloat
  open internal(set) var isFlexible: Bool

  private init(_ spacing: CGFloat, _ isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }
  open var isFixed: Bool { !isFlexible }

  private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
    guard let made = NSCollectionLayoutSpacing(spacing, isFlexible) as? Self else {
      preconditionFailure("NSCollectionLayoutSpacing is made by its own class, not by a subclass")
    }
    return made
  }
}
