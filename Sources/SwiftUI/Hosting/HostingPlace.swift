import HeadlessCore
@_spi(CellHarness) import UIKit

/// Where a hosting view is: what decides its default margins and alignment.
@MainActor struct HostingPlace {
  /// The enclosing cell.
  var cell: UIView?
  /// True in cells that lists lay out as rows.
  var isInList: Bool
  /// Margins where the configuration sets none (UH-06).
  var defaultMargins: EdgeInsets

  /// Outside any cell: rows' defaults, since nearly every hosted cell is a row and sizing happens after attachment.
  static let detached = HostingPlace(cell: nil, isInList: true, defaultMargins: rowMargins)

  private static let rowMargins = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

  private init(cell: UIView?, isInList: Bool, defaultMargins: EdgeInsets) {
    self.cell = cell
    self.isInList = isInList
    self.defaultMargins = defaultMargins
  }

  /// Looks up the view's ancestors.
  init(of view: UIView) {
    var ancestor = view.superview
    while let current = ancestor, current.cellBinding == nil { ancestor = current.superview }
    guard let cell = ancestor else {
      self = HostingPlace.detached
      return
    }
    let own = view.directionalLayoutMargins
    let isInList = cell.isListRow
    let base =
      isInList
      ? HostingPlace.rowMargins
      : EdgeInsets(top: own.top, leading: own.leading, bottom: own.bottom, trailing: own.trailing)
    self.init(cell: cell, isInList: isInList, defaultMargins: base)
  }

  /// Least height where the configuration sets none (UH-07).
  var defaultMinHeight: CGFloat? { isInList ? 44 : nil }

  /// What the place and the cell's state put into the environment (UH-18).
  func environment(for state: UICellConfigurationState?) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.isInsideCellConfiguration = true
    if let cell { values.adopt(cell.traitCollection) }
    return values
  }
}
