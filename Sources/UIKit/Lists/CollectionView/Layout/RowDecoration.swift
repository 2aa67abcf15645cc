import CellTrace
import Foundation

/// What a list layout draws around a row.
@MainActor struct RowDecoration: Equatable {
  var topSeparator: Bool?
  var bottomSeparator: Bool?
  /// The colour, if it is not the system's.
  var separatorColor: String?

  init() {}

  /// The separators of a row (SEP-01…SEP-04).
  init(_ list: UICollectionLayoutListConfiguration, _ slot: Slot, itemCount: Int) {
    guard list.showsSeparators else { return }
    var configuration = list.separatorConfiguration
    let isLast = slot.item == itemCount - 1
    let isGrouped: Bool
    switch list.appearance {
    case .grouped, .insetGrouped: isGrouped = true
    case .plain, .sidebar, .sidebarPlain: isGrouped = false
    }
    if configuration.topSeparatorVisibility == .automatic { configuration.topSeparatorVisibility = .hidden }
    if configuration.bottomSeparatorVisibility == .automatic {
      configuration.bottomSeparatorVisibility = isLast && isGrouped ? .hidden : .visible
    }
    if let handler = list.itemSeparatorHandler { configuration = handler(IndexPath(slot), configuration) }
    topSeparator = configuration.topSeparatorVisibility == .visible
    bottomSeparator = configuration.bottomSeparatorVisibility != .hidden
    if configuration.color != .separator { separatorColor = "\(configuration.color)" }
  }
}
