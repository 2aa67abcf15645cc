import CellTrace
import CoreGraphics
import Foundation

/// Looks for places that the focus can go to: which there are, which move together, and which is next in a direction.
@MainActor enum FocusPlaces {
  /// What a direction leads to before it is known which place that is.
  private enum Stop {
    case list(ListHost)
    case view(UIView)
    case guide(UIFocusGuide, UIView)

    @MainActor var view: UIView {
      switch self {
      case .list(let host): host.view
      case .view(let view), .guide(_, let view): view
      }
    }
  }

  /// What moves by the arrows together (FOC-07): what has a name in common; else a list, and a field, by itself; else all the rest.
  private enum Group: Hashable {
    case named(String)
    case own(ObjectIdentifier)
    case rest
  }

  static func isField(_ view: UIView) -> Bool { view is UITextField || view is UITextView }

  /// True for a view that says it can have the focus, and that is there for a user.
  static func canHaveFocus(_ view: UIView) -> Bool {
    guard view.canBecomeFocused, view.window != nil else { return false }
    var next: UIView? = view
    while let present = next {
      if isOutOfReach(present) { return false }
      next = present.superview
    }
    return true
  }

  private static func isOutOfReach(_ view: UIView) -> Bool {
    view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled
  }

  /// Views beside the rows that can have it, in reading order.
  static func views(in window: UIWindow) -> [UIView] {
    stops(in: window).compactMap { stop in
      switch stop {
      case .view(let view): view
      case .list, .guide: nil
      }
    }
  }

  /// The field that is being typed in, else what has the focus.
  static func present(in window: UIWindow) -> FocusPlace? {
    if let field = UIResponder.firstResponder as? UIView, isField(field), field.window === window, row(around: field) == nil {
      return .view(field)
    }
    if let view = FocusDriver.focusedViewBesideLists(in: window) { return .view(view) }
    return FocusDriver.lists(in: window).lazy.compactMap { host in host.focus.slot.map { .row(host, $0) } }.first
  }

  // MARK: By what the app prefers

  /// Where the focus goes in an environment: to the row that it is in, to the one that its list prefers, to itself, to what it prefers,
  /// or to what comes first in it.
  static func place(in environment: any UIFocusEnvironment, depth: Int = 0) -> FocusPlace? {
    // What prefers something that prefers something else, and so on, ends somewhere.
    guard depth < 16 else { return nil }
    if let view = environment as? UIView {
      if let row = row(around: view) { return row }
      if let host = list(of: view) { return host.focus.entry.map { .row(host, $0) } }
      if canHaveFocus(view) { return .view(view) }
    }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let found = place(in: preferred, depth: depth + 1) { return found }
    }
    guard let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded, let window = view.window else {
      return nil
    }
    return stops(in: window).lazy.filter { $0.view.isDescendant(of: view) }.compactMap { place(at: $0) }.first
  }

  private static func place(at stop: Stop) -> FocusPlace? {
    switch stop {
    case .list(let host): host.focus.entry.map { .row(host, $0) }
    case .view(let view): .view(view)
    case .guide: nil
    }
  }

  private static func list(of view: UIView) -> ListHost? {
    view.window.flatMap { FocusDriver.lists(in: $0).first { $0.view === view } }
  }

  private static func row(around view: UIView) -> FocusPlace? {
    var next: UIView? = view
    while let present = next {
      if let cell = present as? any ListCellView, let host = cell.core.host,
        let slot = host.live.displayed.first(where: { $0.view === present })?.slot
      {
        return .row(host, slot)
      }
      next = present.superview
    }
    return nil
  }

  // MARK: By keys

  /// Where the tab key leads: into the next group, to the one of its own that it wants most. Nil if there is no other group.
  static func nextGroup(after present: FocusPlace?, forward: Bool, in window: UIWindow) -> [FocusPlace] {
    var groups: [(group: Group, stops: [Stop])] = []
    for stop in stops(in: window) where place(at: stop) != nil {
      let group = group(of: stop.view)
      if let index = groups.firstIndex(where: { $0.group == group }) {
        groups[index].stops.append(stop)
      } else {
        groups.append((group, [stop]))
      }
    }
    let own = present.map { group(of: anchor($0)) }
    let others: [(group: Group, stops: [Stop])]
    if let index = groups.firstIndex(where: { $0.group == own }) {
      others = Array(groups[(index + 1)...] + groups[..<index])
    } else {
      others = groups
    }
    return (forward ? others : others.reversed()).flatMap { group in
      // Equal ones stay in reading order.
      group.stops.enumerated().sorted { one, other in
        let (first, second) = (one.element.view.focusGroupPriority.rawValue, other.element.view.focusGroupPriority.rawValue)
        return first == second ? one.offset < other.offset : first > second
      }.compactMap { place(at: $0.element) }
    }
  }

  /// Where an arrow leads from a place, within its group: nearest first. A guide counts as what it leads to (FOC-08).
  static func places(from present: FocusPlace, _ heading: UIFocusHeading, in window: UIWindow) -> [FocusPlace] {
    guard let view = present.view else { return [] }
    let from = frame(of: view)
    let own = group(of: anchor(present))
    var found: [(place: FocusPlace, distance: CGFloat)] = []
    func add(_ place: FocusPlace?, _ frame: CGRect) {
      guard let place, place.view !== view, let distance = distance(from, frame, heading) else { return }
      found.append((place, distance))
    }
    for stop in stops(in: window) where group(of: stop.view) == own {
      switch stop {
      case .view(let other): add(.view(other), frame(of: other))
      case .list(let host):
        guard present.host !== host, let owner = host.owner as? any ListFocusDelegate else { continue }
        if owner.remembersFocus || owner.preferredFocus != nil {
          add(host.focus.entry.map { .row(host, $0) }, frame(of: host.view))
        } else {
          for entry in host.live.displayed where owner.canFocus(entry.slot) { add(.row(host, entry.slot), frame(of: entry.view)) }
        }
      case .guide(let guide, let owner):
        let frame = owner.convert(guide.layoutFrame, to: nil)
        if !frame.isEmpty, !frame.contains(CGPoint(x: from.midX, y: from.midY)) {
          add((guide.preferredFocusEnvironments ?? []).lazy.compactMap { place(in: $0) }.first, frame)
        }
      }
    }
    return found.sorted { $0.distance < $1.distance }.map(\.place)
  }

  /// The view whose group a place belongs to.
  private static func anchor(_ place: FocusPlace) -> UIView {
    switch place {
    case .row(let host, _): host.view
    case .view(let view): view
    }
  }

  private static func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// How far something is in a direction, what is aside counting more; nil for what is not there.
  private static func distance(_ from: CGRect, _ to: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
    let isVertical = heading.contains(.up) || heading.contains(.down)
    let isBack = heading.contains(.up) || heading.contains(.left)
    let (fromAlong, toAlong) =
      isVertical ? (from.minY...from.maxY, to.minY...to.maxY) : (from.minX...from.maxX, to.minX...to.maxX)
    let (fromAcross, toAcross) =
      isVertical ? (from.minX...from.maxX, to.minX...to.maxX) : (from.minY...from.maxY, to.minY...to.maxY)
    func middle(_ range: ClosedRange<CGFloat>) -> CGFloat { (range.lowerBound + range.upperBound) / 2 }
    let gap = isBack ? fromAlong.lowerBound - toAlong.upperBound : toAlong.lowerBound - fromAlong.upperBound
    // What overlaps by more than half is beside, and not ahead.
    let overlap = min(fromAlong.upperBound - fromAlong.lowerBound, toAlong.upperBound - toAlong.lowerBound) / 2
    let ahead = isBack ? middle(fromAlong) - middle(toAlong) : middle(toAlong) - middle(fromAlong)
    guard ahead > 0, gap > -overlap else { return nil }
    let aside = max(0, toAcross.lowerBound - fromAcross.upperBound, fromAcross.lowerBound - toAcross.upperBound)
    return max(gap, 0) + 2 * aside + 0.001 * abs(middle(toAcross) - middle(fromAcross))
  }

  private static func group(of view: UIView) -> Group {
    var next: (any UIFocusEnvironment)? = view
    while let present = next {
      if let name = present.focusGroupIdentifier { return .named(name) }
      if let view = present as? UIView, isField(view) || view is UICollectionView || view is UITableView {
        return .own(ObjectIdentifier(view))
      }
      next = present.parentFocusEnvironment
    }
    return .rest
  }

  /// What of the screen in front the focus could come to, in reading order: from top to bottom, and beside each other from left to right.
  private static func stops(in window: UIWindow) -> [Stop] {
    let root: UIView = window.frontController?.viewIfLoaded ?? window
    let hosts = FocusDriver.lists(in: window)
    var found: [Stop] = []
    func collect(_ view: UIView) {
      if isOutOfReach(view) || view is any ListCellView { return }
      if let host = hosts.first(where: { $0.view === view }) {
        found.append(.list(host))
      } else if view.canBecomeFocused {
        found.append(.view(view))
      }
      for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled { found.append(.guide(guide, view)) }
      for child in view.subviews { collect(child) }
    }
    collect(root)
    let placed = found.enumerated().map { (order: $0.offset, stop: $0.element, frame: frame(of: $0.element.view)) }
    return placed.sorted { one, other in
      if one.frame.minY != other.frame.minY { return one.frame.minY < other.frame.minY }
      return one.frame.minX == other.frame.minX ? one.order < other.order : one.frame.minX < other.frame.minX
    }.map(\.stop)
  }
}
