import CoreGraphics
import Foundation

/// How the separators round a list row look.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator shows.
  public enum Visibility: Int, Hashable, Sendable {
    case automatic, visible, hidden
  }

  /// Per edge this value stands for the system's inset.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility: Visibility = .automatic
  public var bottomSeparatorVisibility: Visibility = .automatic
  public var topSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
  public var color: UIColor = .separator
  public var multipleSelectionColor: UIColor = .separator
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public static func == (left: UIListSeparatorConfiguration, right: UIListSeparatorConfiguration) -> Bool {
    left.topSeparatorVisibility == right.topSeparatorVisibility
      && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility
      && left.topSeparatorInsets == right.topSeparatorInsets && left.bottomSeparatorInsets == right.bottomSeparatorInsets
      && left.color == right.color && left.multipleSelectionColor == right.multipleSelectionColor
      && left.visualEffect === right.visualEffect
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}
