import CoreGraphics
import Foundation

/// How a list section looks and what its rows can do.
public struct UICollectionLayoutListConfiguration {
  /// Makes the actions behind a row; called when a swipe begins.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Changes the separators of one row.
  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  public let appearance: UICollectionLayoutListConfiguration.Appearance
  public var backgroundColor: UIColor?
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler?
  public var headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none
  public var headerTopPadding: CGFloat?
  /// The system's elements that hug the rows; none on iPhone.
  public var contentHuggingElements: ContentHuggingElements = []
  public var footerMode: UICollectionLayoutListConfiguration.FooterMode = .none
  public var leadingSwipeActionsConfigurationProvider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    switch appearance {
    case .plain, .grouped, .insetGrouped: showsSeparators = true
    case .sidebar, .sidebarPlain: showsSeparators = false
    }
  }
}

extension UICollectionLayoutListConfiguration {
  /// Elements of a list that are as narrow as their content.
  public struct ContentHuggingElements: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }
}
