import CellTrace
import HeadlessCore
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

/// A drag of what scrolls inside of an item, or around an element in it.
struct ScrollInside: Performer {
  var item: ItemLocator
  var element: ElementLocator?
  var points: Double

  var includesHeaders: Bool { true }

  func title(_ names: StepNames) -> String { "scroll by \(Int(points)) points in \(names.place(item, element))" }

  func perform(on screen: ScreenUnderTest) throws {
    let located = try screen.items.locate(item, includingHeaders: true)
    guard let cell = (located.list.visible() + located.list.supplementary()).first(where: { $0.item == located.item })?.cell
    else { throw StepFailure.itemNotVisible(located.name) }
    let point = try element.map { try screen.items.touchPoint(item, $0) }
    guard let content = ContentScrolls.first(in: cell, around: point) ?? strip(around: cell) else {
      throw StepFailure.nothingScrolls(located.name)
    }
    ContentScroller(content: content).drag(by: points)
  }

  /// The list inside of a row that the item itself is in: who names one of its items means the list.
  private func strip(around cell: UIView) -> (any ScrolledContent)? {
    var next = cell.superview
    while let view = next, !(view is UIScrollView) { next = view.superview }
    guard let inner = next, inner.enclosingCellBinding != nil else { return nil }
    return ContentScrolls.first(in: inner, around: nil)
  }
}

/// A drag of what scrolls beside the items, around a view.
struct ScrollAroundView: Performer {
  var text: String
  var points: Double

  func title(_ names: StepNames) -> String { "scroll by \(Int(points)) points around the view \"\(text)\"" }

  func perform(on screen: ScreenUnderTest) throws {
    try screen.requireReachable()
    let point = try screen.pointOfView(showing: text)
    guard let view = screen.topViewController?.view,
      let content = ContentScrolls.first(in: view, around: point, besideLists: true)
    else { throw StepFailure.nothingScrollsAround(text) }
    ContentScroller(content: content).drag(by: points)
  }
}

/// A finger that drags content that is no list, at most 60 points a frame.
@MainActor struct ContentScroller {
  let content: any ScrolledContent

  func drag(by points: Double) {
    content.beginDrag()
    var left = points
    // Bounded: content that grows while it is scrolled would never end.
    for _ in 0..<20_000 where abs(left) > 0.01 {
      let step = content.drag(by: min(max(left, -ListScroller.pointsPerFrame), ListScroller.pointsPerFrame))
      if abs(step) < 0.01 { break }
      left -= step
      HostLoop.advance(by: 1.0 / 60)
    }
    content.endDrag()
  }
}

extension ScreenUnderTest {
  /// What scrolls on a screen without lists.
  var plainScroll: (any ScrolledContent)? {
    guard lists.isEmpty, let view = topViewController?.view else { return nil }
    return ContentScrolls.first(in: view, around: nil)
  }

  /// What scrolls beside the lists, each by a view in it that can be seen, and how much of it can be seen at once. Without a list the
  /// first is what a drag of the screen scrolls.
  func scrolledBesideLists() -> [(view: String, page: Double)] {
    guard let view = topViewController?.viewIfLoaded else { return [] }
    var seen: Set<AnyHashable> = Set(plainScroll.map { [$0.identity] } ?? [])
    var found: [(view: String, page: Double)] = []
    for element in namedElements(in: view) {
      let place = view.convert(element.middle, to: nil)
      guard let content = ContentScrolls.first(in: view, around: place, besideLists: true), seen.insert(content.identity).inserted
      else { continue }
      found.append((element.name, content.pageLength))
    }
    return found
  }
}

extension StepFailure {
  static func nothingScrolls(_ item: String) -> StepFailure {
    StepFailure("nothing in item \(item) scrolls, or all of it is visible. Name an item whose content is longer than its place")
  }

  static func nothingScrollsAround(_ text: String) -> StepFailure {
    StepFailure(
      "nothing around the view \"\(text)\" scrolls, or all of it is visible. Name a view in a scroll view that is no list, and whose "
        + "content is longer than its place")
  }
}
