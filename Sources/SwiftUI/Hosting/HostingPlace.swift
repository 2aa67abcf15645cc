import HeadlessCore
@_spi(CellHarness) import UIKit

/// Where a hosting view is: what decides its default margins, its alignment and its environment.
@MainActor struct HostingPlace {
  /// The enclosing cell.
  var cell: UIView?
  /// What the cell is in its list; nil in cells of other layouts.
  var kind: ListRowKind?
  /// Margins where the configuration sets none (UH-06).
  var defaultMargins: EdgeInsets

  /// A view that is nowhere yet: the margins every view has.
  static let detached = HostingPlace(
    cell: nil, kind: nil, defaultMargins: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))

  private init(cell: UIView?, kind: ListRowKind?, defaultMargins: EdgeInsets) {
    self.cell = cell
    self.kind = kind
    self.defaultMargins = defaultMargins
  }

  /// Looks up the view's ancestors.
  init(of view: UIView) {
    var ancestor = view.superview
    while let current = ancestor, current.cellBinding == nil { ancestor = current.superview }
    let own = HostingPlace.ownMargins(of: view)
    guard let cell = ancestor else {
      self.init(cell: nil, kind: nil, defaultMargins: own)
      return
    }
    guard let kind = cell.listRowKind else {
      self.init(cell: cell, kind: nil, defaultMargins: own)
      return
    }
    var margins = HostingPlace.margins(of: kind)
    margins.leading = max(margins.leading, own.leading)
    margins.trailing = max(margins.trailing, own.trailing)
    self.init(cell: cell, kind: kind, defaultMargins: margins)
  }

  /// True in cells that lists lay out as rows.
  var isInList: Bool { kind != nil }

  /// Least height where the configuration sets none (UH-07).
  var defaultMinHeight: CGFloat? { kind == .row ? 44 : nil }

  /// The margins of a list's own content.
  private static func margins(of kind: ListRowKind) -> EdgeInsets {
    switch kind {
    case .row: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    case .header, .footer: EdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
    }
  }

  /// The view's layout margins without the safe area in them, which hosting keeps away from itself (UH-08).
  private static func ownMargins(of view: UIView) -> EdgeInsets {
    var own = view.directionalLayoutMargins
    if view.insetsLayoutMarginsFromSafeArea {
      let safe = view.safeAreaInsets
      let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      own.top -= safe.top
      own.bottom -= safe.bottom
      own.leading -= isReversed ? safe.right : safe.left
      own.trailing -= isReversed ? safe.left : safe.right
    }
    return EdgeInsets(top: own.top, leading: own.leading, bottom: own.bottom, trailing: own.trailing)
  }
}

/// What the environment of hosted content follows from. Equal surroundings share one environment, so that setting a
/// configuration again changes nothing for views that read it.
@MainActor struct HostedSurroundings: Equatable {
  private var traits: UITraitCollection?
  private var kind: ListRowKind?
  private var isCapitalized: Bool
  private var isSelected: Bool
  private var isFocused: Bool
  private var phase: UIApplication.State

  /// - Parameter view: the hosting view, if it is anywhere: outside of cells its own traits count.
  init(_ place: HostingPlace, _ state: UICellConfigurationState?, _ view: UIView? = nil) {
    traits = (place.cell ?? view)?.traitCollection
    kind = place.kind
    isCapitalized = place.kind == .header && place.cell?.listCapitalizesHeaders == true
    isSelected = state?.isSelected == true
    isFocused = state?.isFocused == true
    phase = UIApplication.shared.applicationState
  }

  /// What place and state put into the environment (UH-16, UH-18, UH-20).
  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.isInsideCellConfiguration = true
    if let traits { values.adopt(traits) }
    values.labelSpacing = kind == nil ? 10 : 16
    if isCapitalized { values.textCase = .uppercase }
    values.isFocused = isFocused
    values.backgroundProminence = isSelected && isFocused ? .increased : .standard
    return values
  }
}
