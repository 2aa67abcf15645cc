import CellTrace
import HeadlessCore
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

extension ScreenUnderTest {
  /// Adds to a rebuild reference what three more looks at the rows show: see decision 0088. A look that leaves behind what is not recorded is
  /// the last one.
  /// - Parameter tell: Called with what a look added before the next one, with which the app may end.
  func lookAgain(_ reference: inout RebuildReference, _ tell: (RebuildReference) -> Void) {
    guard isUncovered, topViewController?.presentedViewController == nil, evaluateAgain(&reference) else { return }
    if reference.evaluated != nil { tell(reference) }
    guard appearAgain(&reference) else { return }
    if reference.reappeared != nil { tell(reference) }
    mountAgain(&reference)
  }

  /// What rows show once every body of SwiftUI's was evaluated again, if that is something else: a body reads what it does not observe. Bodies
  /// that ask for the time, and those that show something else each time, tell nothing.
  /// - Returns: False if the rows show something now that is not recorded.
  private func evaluateAgain(_ reference: inout RebuildReference) -> Bool {
    let (reads, told) = (HostLoop.wallClockReads, lists.map(\.rowCounts))
    guard let first = evaluated() else { return true }
    let (digest, asked) = (ScreenDigest(first), lists.map(\.rowCounts))
    if HostLoop.wallClockReads != reads { return false }
    guard asked != told || digest.differs(from: ScreenDigest(reference.atStepStart)) else { return true }
    guard let second = evaluated(), HostLoop.wallClockReads == reads, lists.map(\.rowCounts) == asked,
      !ScreenDigest(second).differs(from: digest), told.count == asked.count
    else { return false }
    if let place = told.indices.first(where: { told[$0] != asked[$0] }) {
      reference.untold =
        reference.untold ?? UntoldRows(list: lists[place].number, told: told[place], asked: asked[place], source: "")
      return false
    }
    reference.evaluated = first
    return true
  }

  /// What rows show once another screen had been in front of theirs, if that is something else: what was copied when the screen appeared is
  /// copied again then. What takes its time is no copy: it is asked for, and kept apart.
  /// - Returns: False if the rows may show something now that is not recorded.
  private func appearAgain(_ reference: inout RebuildReference) -> Bool {
    guard let front = topViewController else { return false }
    let began = HostLoop.now
    let (reads, counts) = (HostLoop.wallClockReads, lists.map(\.rowCounts))
    cover(front)
    guard HostLoop.now - began < ScreenUnderTest.atOnce else {
      if HostLoop.wallClockReads == reads { reference.loadedAgain = measured() }
      return false
    }
    let (rows, last) = (measured(), reference.evaluated ?? reference.atStepStart)
    if lists.map(\.rowCounts) != counts {
      reference.doubled = doubled(since: counts, last, rows, source: "\(type(of: front))").flatMap { rows in
        // What was owed once, as the next round is to who comes back from a rest, comes once.
        cover(front)
        let again = lists.first { $0.number == rows.list }?.rowCounts ?? []
        return again.reduce(0, +) > rows.asked.reduce(0, +) ? rows : nil
      }
      // Rows that come or go with the appearance: that there are no counts says so.
      if reference.doubled == nil, HostLoop.wallClockReads == reads { reference.reappeared = rows }
      return false
    }
    if HostLoop.wallClockReads != reads { return false }
    reference.counts = counts
    if ScreenDigest(rows).differs(from: ScreenDigest(last)) { reference.reappeared = rows }
    return true
  }

  /// Another screen comes in front, and is gone again.
  private func cover(_ front: UIViewController) {
    SystemDriver.cover(front)
    HostLoop.settle(within: 10)
    SystemDriver.uncover(front)
    HostLoop.settle(within: 10)
  }

  /// A list, all of which is on screen, that has each of its rows once more. One row may rightly come each time, as in a list of visits: who
  /// judges it looks whether one came when the screen appeared first.
  private func doubled(
    since counts: [[Int]], _ before: [Appearance], _ rows: [Appearance], source: String
  ) -> UntoldRows? {
    guard counts.count == lists.count else { return nil }
    for (list, told) in zip(lists, counts) {
      func titles(_ rows: [Appearance]) -> [String] { rows.filter { $0.item.list == list.number }.map(\.title) }
      let (known, now) = (titles(before), titles(rows))
      let distinct = Set(known)
      if !distinct.isEmpty, known.count == told.reduce(0, +), now.count == list.rowCounts.reduce(0, +),
        now.sorted() == (known + distinct).sorted()
      {
        return UntoldRows(list: list.number, told: told, asked: list.rowCounts, source: source)
      }
    }
    return nil
  }

  /// What rows show once their screen's content was made anew, if SwiftUI made it and that is something else: what its views copied into their
  /// own state is copied again then.
  private func mountAgain(_ reference: inout RebuildReference) {
    let began = HostLoop.now
    let (reads, counts) = (HostLoop.wallClockReads, lists.map(\.rowCounts))
    let last = reference.reappeared ?? reference.evaluated ?? reference.atStepStart
    let (numbers, place) = (lists.map(\.number), placeInApp)
    guard EvaluationAgain.remount(in: window) else { return }
    HostLoop.settle(within: 10)
    let remounted = lists.map(\.rowCounts)
    // An app whose pushed screen or chosen tab is kept by a view's state is back where it began, with the lists of another screen.
    guard placeInApp == place else { return }
    guard HostLoop.wallClockReads == reads, HostLoop.now - began < ScreenUnderTest.atOnce, remounted.count == counts.count else {
      return
    }
    (reference.counts, reference.remountedCounts) = (counts, remounted)
    // A list that is made anew is another list: its rows are compared with those of the one whose place it has.
    let places = Dictionary(zip(lists.map(\.number), numbers), uniquingKeysWith: { first, _ in first })
    let rows = measured().map { row in
      var row = row
      row.item = CellItemID(list: places[row.item.list] ?? row.item.list, key: row.item.key)
      return row
    }
    if ScreenDigest(rows).differs(from: ScreenDigest(last)) { reference.remounted = rows }
  }

  /// Where the screen in front stands in the app: how many screens lie in each stack around it, which tabs are chosen, and how many lists are
  /// hidden, as those below a pushed screen of SwiftUI's are.
  private var placeInApp: [Int] {
    let around: [Int] = sequence(first: topViewController, next: { $0?.parent }).compactMap { controller in
      switch controller {
      case let stack as UINavigationController: stack.viewControllers.count
      case let tabs as UITabBarController: tabs.selectedIndex
      case _: nil
      }
    }
    return around + [Self.hiddenLists(in: window, isHidden: false)]
  }

  private static func hiddenLists(in view: UIView, isHidden: Bool) -> Int {
    let isHidden = isHidden || view.isHidden
    let own = isHidden && view is UIScrollView ? 1 : 0
    return view.subviews.reduce(own) { $0 + hiddenLists(in: $1, isHidden: isHidden) }
  }

  /// Virtual seconds in which nothing can have been waited for but a few frames.
  private static let atOnce = 0.1

  /// True if nothing is in front of the rows, and no finger holds one.
  private var isUncovered: Bool {
    alert == nil && choiceSheet == nil && menu == nil && !isCarrying && !SystemDriver.isInBackground
  }

  private func evaluated() -> [Appearance]? {
    guard EvaluationAgain.mark(in: window) else { return nil }
    HostLoop.settle(within: 10)
    return measured()
  }
}

extension ScreenDigest {
  /// True if rows came or went, or one shows something else.
  fileprivate func differs(from other: ScreenDigest) -> Bool { hasOtherRows(than: other) || !differences(from: other).isEmpty }
}
