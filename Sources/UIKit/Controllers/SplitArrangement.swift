import CoreGraphics

/// Where the columns of a split view controller stand, and in whose stack. Side by side each column has a stack of its own; collapsed, all
/// are in one, from which each gets its own back.
@MainActor final class SplitArrangement {
  typealias Split = UISplitViewController
  typealias Column = UISplitViewController.Column

  /// What the app set for each column.
  private(set) var given: [Column: UIViewController] = [:]
  /// What holds it: a navigation controller, in a controller with columns.
  private var holders: [Column: UIViewController] = [:]
  private(set) var isCollapsed = false
  /// The one stack, and which columns lie on it above the primary one, the lowest first.
  private var stackHolder: UINavigationController?
  private var lying: [(column: Column, content: [UIViewController])] = []
  /// Columns that are laid out as a phone is.
  private var narrow: Set<Column> = []
  /// What the user, or `show` and `hide`, made of the mode that is preferred.
  private var chosenMode: Split.DisplayMode?
  /// True once the controller has been in a window: until then nobody knows how wide it is.
  private var isPlaced = false
  private lazy var cover = ColumnCover()

  private static let order: [Column] = [.primary, .supplementary, .secondary]

  // MARK: Columns

  func controllers(of split: Split) -> [UIViewController] {
    isCollapsed ? stack.map { [$0] } ?? [] : Self.order.compactMap { holders[$0] }
  }

  func set(_ controller: UIViewController?, for column: Column, of split: Split) {
    let old = holders[column]
    if let old, old !== controller {
      if isCollapsed { column == .primary ? takeOff(from: 0) : takeOff(column) }
      old.viewIfLoaded?.removeFromSuperview()
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    given[column] = controller
    holders[column] = controller.map { holder(for: $0, column, of: split) }
    if let holder = holders[column], column != .compact, holder.parent !== split {
      split.addChild(holder)
      holder.didMove(toParent: split)
    }
    if isCollapsed, column == .primary { stackHolder = nil }
    if split.isViewLoaded { arrange(split) }
  }

  /// A controller with columns puts what is no navigation controller into one; what is set for the compact column stays as it is.
  private func holder(for controller: UIViewController, _ column: Column, of split: Split) -> UIViewController {
    if column == .compact || split.style == .unspecified || controller is UINavigationController { return controller }
    return UINavigationController(rootViewController: controller)
  }

  // MARK: Showing and hiding

  func show(_ column: Column, of split: Split) {
    guard holders[column] != nil else { return }
    if isCollapsed {
      giveBackWhatWasPopped()
      if column == .primary || isOnStack(column) { popTo(column) } else { putOn(column, animated: true) }
      return
    }
    guard column != .secondary, !visible(in: mode(of: split), split).contains(column) else { return }
    let shows = column == .primary && split.style == .tripleColumn ? wide(.two, split) : wide(.one, split)
    choose(shows, of: split)
  }

  func hide(_ column: Column, of split: Split) {
    if isCollapsed {
      if column != .primary { takeOff(column) }
    } else if column != .secondary, visible(in: mode(of: split), split).contains(column) {
      choose(column == .primary && split.style == .tripleColumn ? wide(.one, split) : .secondaryOnly, of: split)
    }
  }

  func toggle(_ split: Split) {
    let isShown = visible(in: mode(of: split), split).contains(.primary)
    if isShown { hide(.primary, of: split) } else { show(.primary, of: split) }
  }

  func showDetail(_ controller: UIViewController, of split: Split) {
    let alone = (controller as? UINavigationController)?.viewControllers.first ?? controller
    if isCollapsed, given[.secondary] === controller || given[.secondary] === alone { return show(.secondary, of: split) }
    set(controller, for: .secondary, of: split)
    if isCollapsed { show(.secondary, of: split) }
  }

  /// Onto the stack of the primary column, or the only one where columns are one stack.
  func push(_ controller: UIViewController, of split: Split) {
    let place = isCollapsed ? stack : holders[.primary] as? UINavigationController
    if let place { place.pushViewController(controller, animated: true) } else { split.present(controller, animated: true) }
  }

  private func choose(_ mode: Split.DisplayMode, of split: Split) {
    let old = visible(in: self.mode(of: split), split)
    split.delegate?.splitViewController(split, willChangeTo: mode)
    let new = visible(in: mode, split)
    for column in Self.order where new.contains(column) && !old.contains(column) {
      split.delegate?.splitViewController(split, willShow: column)
    }
    for column in Self.order where old.contains(column) && !new.contains(column) {
      split.delegate?.splitViewController(split, willHide: column)
    }
    chosenMode = mode
    arrange(split)
  }

  // MARK: Modes

  func mode(of split: Split) -> Split.DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if let chosenMode { return chosenMode }
    if split.preferredDisplayMode != .automatic { return split.preferredDisplayMode }
    return isWide(split) ? .oneBesideSecondary : .secondaryOnly
  }

  /// True where there is room for a column beside another one: an iPad on its side.
  func isWide(_ split: Split) -> Bool {
    let size = split.viewIfLoaded?.bounds.size ?? .zero
    return size.width > size.height
  }

  private enum Count { case one, two }
  /// The mode that shows so many columns besides the secondary one.
  private func wide(_ count: Count, _ split: Split) -> Split.DisplayMode {
    switch (split.splitBehavior, count) {
    case (.overlay, .one): .oneOverSecondary
    case (.overlay, .two): .twoOverSecondary
    case (.displace, .two): .twoDisplaceSecondary
    case (.tile, .two): .twoBesideSecondary
    case (.tile, .one), (.displace, .one), (.automatic, .one): .oneBesideSecondary
    case (.automatic, .two): .twoBesideSecondary
    }
  }

  private func visible(in mode: Split.DisplayMode, _ split: Split) -> [Column] {
    let isTriple = split.style == .tripleColumn && holders[.supplementary] != nil
    let columns: [Column] =
      switch mode {
      case .automatic, .secondaryOnly: [.secondary]
      case .oneBesideSecondary, .oneOverSecondary: isTriple ? [.supplementary, .secondary] : [.primary, .secondary]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: Self.order
      }
    return columns.filter { holders[$0] != nil }
  }

  private func isOver(_ mode: Split.DisplayMode) -> Bool {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: true
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: false
    }
  }

  /// The columns on screen from the leading edge on, of which each has a bar of its own; none if they are one stack.
  func shown(of split: Split) -> [UIViewController] {
    isCollapsed ? [] : visible(in: mode(of: split), split).compactMap { holders[$0] }
  }

  /// What is on screen where there is one stack, or what the app has for that.
  var single: UIViewController? { isCollapsed ? holders[.compact] ?? stack ?? holders[.primary] : nil }

  // MARK: Widths

  func width(of column: Column, in split: Split) -> CGFloat {
    guard let all = split.viewIfLoaded?.bounds.width, !isCollapsed, holders[column] != nil else { return 0 }
    let isPrimary = column == .primary
    let preferred = isPrimary ? split.preferredPrimaryColumnWidth : split.preferredSupplementaryColumnWidth
    let part = isPrimary ? split.preferredPrimaryColumnWidthFraction : split.preferredSupplementaryColumnWidthFraction
    let least = isPrimary ? split.minimumPrimaryColumnWidth : split.minimumSupplementaryColumnWidth
    let most = isPrimary ? split.maximumPrimaryColumnWidth : split.maximumSupplementaryColumnWidth
    var width: CGFloat = preferred > 0 ? preferred : part > 0 ? (part * all).rounded() : min(320, all * 0.4)
    // A part of the whole is kept between bounds, which the system has where the app names none.
    if least > 0 { width = max(width, least) }
    if most > 0 { width = min(width, most) } else if preferred <= 0, part > 0 { width = min(width, max(320, least)) }
    return min(width, all)
  }

  // MARK: Placing

  func arrange(_ split: Split) {
    guard let root = split.viewIfLoaded else { return }
    if root.window != nil { isPlaced = true }
    guard isPlaced else { return }
    let collapses = split.traitCollection.horizontalSizeClass != .regular
    if collapses, !isCollapsed { collapse(split) } else if !collapses, isCollapsed { expand(split) }
    if isCollapsed { placeStack(split, root) } else { placeColumns(split, root) }
  }

  private func placeStack(_ split: Split, _ root: UIView) {
    if stackHolder == nil, holders[.compact] == nil { fillStack(split) }
    for holder in holders.values where holder !== single { holder.viewIfLoaded?.removeFromSuperview() }
    cover.removeFromSuperview()
    guard let single else { return }
    if single.parent !== split {
      split.addChild(single)
      single.didMove(toParent: split)
    }
    if !narrow.isEmpty {
      for column in narrow { holders[column].map { split.setOverrideTraitCollection(nil, forChild: $0) } }
      narrow = []
    }
    place(single, in: root, root.bounds)
  }

  private func placeColumns(_ split: Split, _ root: UIView) {
    let mode = mode(of: split)
    let columns = visible(in: mode, split)
    for column in Self.order where !columns.contains(column) { holders[column]?.viewIfLoaded?.removeFromSuperview() }
    let over = isOver(mode)
    let isTrailing = (split.primaryEdge == .trailing) != (root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    var start: CGFloat = 0
    func frame(_ width: CGFloat) -> CGRect {
      let x = isTrailing ? root.bounds.width - start - width : start
      return CGRect(x: x, y: 0, width: width, height: root.bounds.height)
    }
    if over, let secondary = holders[.secondary] {
      place(secondary, in: root, root.bounds)
      cover.touched = { [weak self, weak split] in if let split { self?.choose(.secondaryOnly, of: split) } }
      cover.frame = root.bounds
      root.addSubview(cover)
    } else {
      cover.removeFromSuperview()
    }
    for column in columns where column != .secondary {
      guard let holder = holders[column] else { continue }
      if narrow.insert(column).inserted {
        split.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: holder)
      }
      let width = width(of: column, in: split)
      place(holder, in: root, frame(width))
      start += width
    }
    if !over, let secondary = holders[.secondary] {
      // It gets what is left, also where the others displace it: on a device it keeps its width then, and is cut off.
      place(secondary, in: root, frame(max(0, root.bounds.width - start)))
    }
  }

  private func place(_ controller: UIViewController, in root: UIView, _ frame: CGRect) {
    guard let view = controller.view else { return }
    view.autoresizingMask = []
    if view.superview !== root || cover.superview === root { root.addSubview(view) }
    if view.frame != frame { view.frame = frame }
  }
}

/// What lies beside a column that covers another one: a touch there closes the column.
private final class ColumnCover: UIView {
  var touched: () -> Void = {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touched() }
}

// MARK: One stack

extension SplitArrangement {
  private var stack: UINavigationController? { isCollapsed ? stackHolder : nil }

  private func collapse(_ split: Split) {
    isCollapsed = true
    chosenMode = nil
    if holders[.compact] == nil { fillStack(split) }
    split.delegate?.splitViewControllerDidCollapse(split)
  }

  /// Puts on the stack what is on top: the secondary column where there is one, unless the app says otherwise.
  private func fillStack(_ split: Split) {
    guard let primary = holders[.primary] else { return }
    stackHolder = primary as? UINavigationController ?? UINavigationController(rootViewController: primary)
    guard let secondary = holders[.secondary] else { return }
    if split.style == .unspecified {
      let isDiscarded = split.delegate?.splitViewController(split, collapseSecondary: secondary, onto: primary) ?? false
      if !isDiscarded { putOn(.secondary, animated: false) }
      return
    }
    let top = split.delegate?.splitViewController(split, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
    if top == .supplementary || top == .secondary { putOn(.supplementary, animated: false) }
    if top == .secondary { putOn(.secondary, animated: false) }
  }

  private func expand(_ split: Split) {
    takeOff(from: 0)
    let wrapper = holders[.primary] === stackHolder ? nil : stackHolder
    for shown in [wrapper, holders[.compact]] { shown?.viewIfLoaded?.removeFromSuperview() }
    wrapper?.viewControllers = []
    wrapper?.removeFromParent()
    if wrapper != nil, let primary = holders[.primary] {
      split.addChild(primary)
      primary.didMove(toParent: split)
    }
    isCollapsed = false
    stackHolder = nil
    split.delegate?.splitViewControllerDidExpand(split)
  }

  private func putOn(_ column: Column, animated: Bool) {
    giveBackWhatWasPopped()
    guard let stack, let holder = holders[column], !isOnStack(column) else { return }
    var content = [holder]
    if let navigation = holder as? UINavigationController {
      content = navigation.viewControllers
      navigation.viewControllers = []
    }
    guard let last = content.last else { return }
    lying.append((column, content))
    if content.count > 1 { stack.setViewControllers(stack.viewControllers + content.dropLast(), animated: false) }
    stack.pushViewController(last, animated: animated)
  }

  private func isOnStack(_ column: Column) -> Bool { lying.contains { $0.column == column } }

  /// The user went back from a column: what it holds is its own again.
  private func giveBackWhatWasPopped() {
    guard let stack else { return }
    while let top = lying.last, !stack.viewControllers.contains(where: { $0 === top.content.first }) {
      lying.removeLast()
      (holders[top.column] as? UINavigationController)?.viewControllers = top.content
    }
  }

  /// Takes columns off the stack down to a place, and gives each what lies on it from its first controller on.
  private func takeOff(from place: Int) {
    giveBackWhatWasPopped()
    guard let stack else { return }
    while lying.count > place, let top = lying.popLast() {
      guard let index = stack.viewControllers.firstIndex(where: { $0 === top.content.first }) else { continue }
      let own = Array(stack.viewControllers[index...])
      stack.setViewControllers(Array(stack.viewControllers[..<index]), animated: false)
      (holders[top.column] as? UINavigationController)?.viewControllers = own
    }
  }

  /// Takes a column off, and what lies above it.
  private func takeOff(_ column: Column) {
    giveBackWhatWasPopped()
    if let place = lying.firstIndex(where: { $0.column == column }) { takeOff(from: place) }
  }

  /// Takes off what lies above a column.
  private func popTo(_ column: Column) {
    giveBackWhatWasPopped()
    takeOff(from: (lying.firstIndex { $0.column == column } ?? -1) + 1)
  }
}
