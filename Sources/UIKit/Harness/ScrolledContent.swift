import CoreGraphics
import HeadlessCore

/// Content that a finger drags and that is no list with items: a scroll view of UIKit's or SwiftUI's.
@_spi(CellHarness) @MainActor public protocol ScrolledContent {
  /// The finger begins to drag.
  func beginDrag()
  /// The content follows the finger; positive moves it up, or towards its start. Returns how far it went.
  func drag(by points: Double) -> Double
  /// The finger is lifted.
  func endDrag()
  /// The same for the same content, however often it is looked for.
  var identity: AnyHashable { get }
  /// The visible length along the direction in which it scrolls.
  var pageLength: Double { get }
}

/// Content that is drawn as a whole and has scroll views of its own: SwiftUI's.
@_spi(CellHarness) @MainActor public protocol HostedScrolling: UIView {
  /// What scrolls there and is longer than its place, outermost first; around a point of the view, if one is given.
  func scrolledContent(around point: CGPoint?) -> [any ScrolledContent]
}

/// Finds what scrolls.
@_spi(CellHarness) @MainActor public enum ContentScrolls {
  /// The first that scrolls in a view, and is longer than its place: the innermost around a point of the window, if one is given, else
  /// the outermost.
  /// - Parameter besideLists: Leaves lists out, and what is in them.
  package static func first(in view: UIView, around place: CGPoint?, besideLists: Bool = false) -> (any ScrolledContent)? {
    let found = all(in: view, around: place, besideLists: besideLists)
    return place == nil ? found.first : found.last
  }

  private static func all(in view: UIView, around place: CGPoint?, besideLists: Bool) -> [any ScrolledContent] {
    if view.isHidden || !view.isUserInteractionEnabled { return [] }
    if besideLists, view is UICollectionView || view is UITableView { return [] }
    let point = place.map { view.convert($0, from: nil) }
    if let point, !view.bounds.contains(point) { return [] }
    var found: [any ScrolledContent] = []
    if let scroll = view as? UIScrollView {
      let content = PlainScrolledContent(view: scroll)
      if scroll.isScrollEnabled, !scroll.bounds.isEmpty, content.isLonger { found.append(content) }
    }
    if let hosted = view as? any HostedScrolling { found += hosted.scrolledContent(around: point) }
    return found + view.subviews.flatMap { all(in: $0, around: place, besideLists: besideLists) }
  }
}

/// A scroll view of UIKit's.
@MainActor private struct PlainScrolledContent: ScrolledContent {
  let view: UIScrollView

  private var isSideways: Bool {
    let limits = view.offsetLimits
    return limits.high.x - limits.low.x > 0.5 && limits.high.y - limits.low.y <= 0.5
  }
  var isLonger: Bool {
    let limits = view.offsetLimits
    return limits.high.x - limits.low.x > 0.5 || limits.high.y - limits.low.y > 0.5
  }
  var identity: AnyHashable { AnyHashable(ObjectIdentifier(view)) }
  var pageLength: Double { Double(isSideways ? view.bounds.width : view.bounds.height) }

  func beginDrag() { ScrollDriver.beginDrag(view) }
  func endDrag() { ScrollDriver.endDrag(view) }

  func drag(by points: Double) -> Double {
    let limits = view.offsetLimits
    let offset = view.contentOffset
    var next = offset
    if isSideways {
      next.x = min(max(offset.x + CGFloat(points), limits.low.x), limits.high.x)
    } else {
      next.y = min(max(offset.y + CGFloat(points), limits.low.y), limits.high.y)
    }
    view.contentOffset = next
    return Double(isSideways ? next.x - offset.x : next.y - offset.y)
  }
}
