import Foundation
import HeadlessCore

/// What an app set for all views of a class, or for those in views and controllers of other classes: `UISwitch.appearance().onTintColor`.
@MainActor struct ClassLooks {
  let type: UIView.Type
  /// The innermost first.
  let containers: [AnyClass]
  /// What the app writes to.
  let proxy: UIView

  /// The view, or what it stands in, is of the classes.
  private func concern(_ view: UIView) -> Bool {
    guard view.isKind(of: type) else { return false }
    var (open, around) = (containers[...], view.next)
    while let container = open.first, let present = around {
      if present.isKind(of: container) { open.removeFirst() }
      around = present.next
    }
    return open.isEmpty
  }

  /// The nearest class comes before those that it inherits from, and a view in a named place before one anywhere.
  private var rank: (Int, Int) {
    (containers.count, sequence(first: type as AnyClass) { class_getSuperclass($0) }.reduce(0) { count, _ in count + 1 })
  }

  /// Puts on a view what it has not been given by itself. What can't be put on ends the run's judgement by its name.
  static func putOn(_ view: UIView) {
    let all = UIKitRunState.current.classLooks.filter { $0.concern(view) }.sorted { $0.rank > $1.rank }
    for looks in all { looks.put(on: view) }
  }

  private func put(on view: UIView) {
    if let scroll = view as? UIScrollView, let looks = proxy as? UIScrollView { Self.put(looks, on: scroll) }
    if let table = view as? UITableView, let looks = proxy as? UITableView { Self.put(looks, on: table) }
    for name in proxy.provenances.keys.sorted() where !Self.isOfNoItem(name, view) {
      guard view.provenances[name] == nil else { continue }
      if !Self.copy(name, proxy, view) { Probe.post(.unowned("\(type).appearance().\(name)")) }
    }
    // What a proxy does not note can't be told from nothing at all.
    if proxy.provenances.isEmpty, !(view is UIScrollView) { Probe.post(.unowned("\(type).appearance()")) }
  }

  /// Ground, lines, paddings and index of a table: it has them by itself as long as they are what every table has.
  private static func put(_ looks: UITableView, on table: UITableView) {
    if looks.provenances["backgroundColor"] != nil, table.backgroundColor == table.plainGround {
      table.backgroundColor = looks.backgroundColor
    }
    let plain = UITableView.automaticDimension
    take(\.separatorStyle, looks, table, unless: .singleLine)
    take(\.separatorColor, looks, table, unless: nil)
    take(\.separatorEffect, looks, table, unless: nil)
    take(\.separatorInset, looks, table, unless: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    take(\.sectionHeaderTopPadding, looks, table, unless: plain)
    take(\.rowHeight, looks, table, unless: plain)
    take(\.sectionHeaderHeight, looks, table, unless: plain)
    take(\.sectionFooterHeight, looks, table, unless: plain)
    take(\.sectionIndexColor, looks, table, unless: nil)
    take(\.sectionIndexBackgroundColor, looks, table, unless: nil)
    take(\.sectionIndexTrackingBackgroundColor, looks, table, unless: nil)
    take(\.allowsSelection, looks, table, unless: true)
  }

  /// How tables, collections and other views are scrolled.
  private static func put(_ looks: UIScrollView, on scroll: UIScrollView) {
    take(\.bounces, looks, scroll, unless: true)
    take(\.alwaysBounceVertical, looks, scroll, unless: false)
    take(\.isScrollEnabled, looks, scroll, unless: true)
    take(\.showsVerticalScrollIndicator, looks, scroll, unless: true)
    take(\.showsHorizontalScrollIndicator, looks, scroll, unless: true)
    take(\.keyboardDismissMode, looks, scroll, unless: .none)
    take(\.contentInsetAdjustmentBehavior, looks, scroll, unless: .automatic)
    take(\.delaysContentTouches, looks, scroll, unless: true)
  }

  /// Sets what the app wished for on a view that has what every view of its class has.
  private static func take<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ looks: View, _ view: View, unless plain: Value
  ) {
    if looks[keyPath: path] != plain, view[keyPath: path] == plain { view[keyPath: path] = looks[keyPath: path] }
  }

  /// Where a scroll view stands and how it moves is no look; a proxy is as large as nothing.
  private static func isOfNoItem(_ name: String, _ view: UIView) -> Bool {
    ["frame", "superview", "subviews"].contains(name) || view is UIScrollView && name == "contentOffset"
  }

  /// False for a property that is not known here.
  private static func copy(_ name: String, _ from: UIView, _ to: UIView) -> Bool {
    switch name {
    case "backgroundColor": to.backgroundColor = from.backgroundColor
    case "tintColor": to.tintColor = from.storedTintColor
    case "textColor":
      return set(\UILabel.textColor, from, to) || set(\UITextField.textColor, from, to) || set(\UITextView.textColor, from, to)
    case "font": return set(\UILabel.font, from, to) || set(\UITextField.font, from, to) || set(\UITextView.font, from, to)
    case "onTintColor": return set(\UISwitch.onTintColor, from, to)
    case "thumbTintColor": return set(\UISwitch.thumbTintColor, from, to) || set(\UISlider.thumbTintColor, from, to)
    case "minimumTrackTintColor": return set(\UISlider.minimumTrackTintColor, from, to)
    case "maximumTrackTintColor": return set(\UISlider.maximumTrackTintColor, from, to)
    case "progressTintColor": return set(\UIProgressView.progressTintColor, from, to)
    case "trackTintColor": return set(\UIProgressView.trackTintColor, from, to)
    case "pageIndicatorTintColor": return set(\UIPageControl.pageIndicatorTintColor, from, to)
    case "currentPageIndicatorTintColor": return set(\UIPageControl.currentPageIndicatorTintColor, from, to)
    case "color": return set(\UIActivityIndicatorView.color, from, to)
    case "selectedSegmentTintColor": return set(\UISegmentedControl.selectedSegmentTintColor, from, to)
    case "titleTextAttributes": return set(\UISegmentedControl.titleAttributes, from, to)
    case "selectionStyle": return set(\UITableViewCell.selectionStyle, from, to)
    case "separatorInset": return set(\UITableViewCell.separatorInset, from, to)
    default: return false
    }
    return true
  }

  private static func set<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ from: UIView, _ to: UIView
  ) -> Bool {
    guard let from = from as? View, let to = to as? View else { return false }
    to[keyPath: path] = from[keyPath: path]
    return true
  }
}
