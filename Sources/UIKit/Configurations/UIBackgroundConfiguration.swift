import CoreGraphics
import Foundation

/// What is behind a cell's content, by value.
public struct UIBackgroundConfiguration: Hashable {
  // MARK: Styles

  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.cell) }
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header) }
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header) }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedHeader) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedHeader) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  // MARK: Values (defaults: CC-22)

  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Nil stands for the tint colour.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var shadowProperties = UIShadowProperties()

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let base = backgroundColor ?? tintColor
    return backgroundColorTransformer?(base) ?? base
  }
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let base = strokeColor ?? tintColor
    return strokeColorTransformer?(base) ?? base
  }

  /// Takes the defaults for a state, except where a value is not the default it had before (CC-01).
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let defaults = BackgroundLook(style, ConfigurationTraits(state))
    guard defaults != base else { return self }
    var result = self
    if backgroundColor == base.color { result.backgroundColor = defaults.color }
    if cornerRadius == base.cornerRadius { result.cornerRadius = defaults.cornerRadius }
    result.base = defaults
    return result
  }

  public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
    left.style == right.style && left.customView === right.customView && left.cornerRadius == right.cornerRadius
      && left.backgroundInsets == right.backgroundInsets
      && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
      && left.backgroundColor == right.backgroundColor
      && left.backgroundColorTransformer.isSame(as: right.backgroundColorTransformer)
      && left.visualEffect === right.visualEffect && left.image == right.image
      && left.imageContentMode == right.imageContentMode && left.strokeColor == right.strokeColor
      && left.strokeColorTransformer.isSame(as: right.strokeColorTransformer) && left.strokeWidth == right.strokeWidth
      && left.strokeOutset == right.strokeOutset && left.shadowProperties == right.shadowProperties
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
  }

  // MARK: Storage

  let style: BackgroundStyle
  /// The defaults that the values started from.
  private var base: BackgroundLook

  init(_ style: BackgroundStyle) {
    self.style = style
    base = BackgroundLook(style, ConfigurationTraits())
    backgroundColor = base.color
    cornerRadius = base.cornerRadius
  }
}

/// The shadow of a background; without opacity there is none.
public struct UIShadowProperties: Hashable {
  public var color: UIColor = .black
  public var opacity: CGFloat = 0
  public var radius: CGFloat = 0
  public var offset: CGSize = .zero
  public var path: UIBezierPath?

  init() {}

  public func hash(into hasher: inout Hasher) {
    hasher.combine(opacity)
    hasher.combine(radius)
  }
}

/// The kinds of background the system has defaults for.
enum BackgroundStyle: Hashable, Sendable {
  case cell, header, plainCell, plainHeader, groupedCell, groupedHeader, sidebarCell, clear

  func resolved(in list: UIListEnvironment) -> BackgroundStyle {
    switch self {
    case .cell:
      switch list {
      case .grouped, .insetGrouped: .groupedCell
      case .sidebar, .sidebarPlain: .sidebarCell
      case .unspecified, .none, .plain: .plainCell
      }
    case .header:
      switch list {
      case .grouped, .insetGrouped, .sidebar, .sidebarPlain: .groupedHeader
      case .unspecified, .none, .plain: .plainHeader
      }
    case .plainCell, .plainHeader, .groupedCell, .groupedHeader, .sidebarCell, .clear: self
    }
  }
}

/// The values of a background that have a default.
private struct BackgroundLook: Equatable {
  var color: UIColor?
  var cornerRadius: CGFloat = 0

  init(_ style: BackgroundStyle, _ traits: ConfigurationTraits) {
    let isChosen = traits.isHighlighted || traits.isSelected
    switch style.resolved(in: traits.list) {
    case .plainCell, .cell: color = isChosen ? .systemGray4 : .systemBackground
    case .groupedCell: color = isChosen ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell:
      color = isChosen ? .systemFill : .clear
      cornerRadius = 10
    case .plainHeader, .header, .groupedHeader, .clear: color = .clear
    }
    if traits.isDropTarget { color = .systemGray4 }
  }
}
