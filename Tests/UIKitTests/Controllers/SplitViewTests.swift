import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Columns of a split view", .serialized) final class SplitViewTests {
  private final class Column: UIViewController {
    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Judge: NSObject, UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var discards = false
    var heard: [String] = []
    func splitViewController(
      _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      heard.append("proposed \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { discards }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      heard.append("shows \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      heard.append("hides \(column)")
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed") }
  }

  private let judge = Judge()
  private var window = UIWindow()

  /// A split view on a device; the run begins with it.
  private func show(
    on device: HostDevice, style: UISplitViewController.Style = .doubleColumn,
    _ prepare: (UISplitViewController) -> Void = { _ in }
  ) -> UISplitViewController {
    RunState.begin(RunConfiguration(traits: HostTraits(device: device)))
    window = UIWindow(frame: UIScreen.main.bounds)
    let split = UISplitViewController(style: style)
    split.delegate = judge
    if style == .unspecified {
      split.viewControllers = ["List", "Detail"].map { UINavigationController(rootViewController: Column($0)) }
    } else {
      split.setViewController(Column("List"), for: .primary)
      if style == .tripleColumn { split.setViewController(Column("Middle"), for: .supplementary) }
      split.setViewController(Column("Detail"), for: .secondary)
    }
    prepare(split)
    window.rootViewController = split
    window.makeKeyAndVisible()
    HostLoop.settle()
    return split
  }

  /// The columns on screen, each with its place.
  private func columns(_ split: UISplitViewController) -> [String] {
    split.children.compactMap { child -> (CGRect, String)? in
      guard let view = child.viewIfLoaded, view.window != nil else { return nil }
      return (view.frame, (child as? UINavigationController)?.topViewController?.title ?? child.title ?? "")
    }.sorted { ($0.0.minX, $0.1) < ($1.0.minX, $1.1) }.map { "\($0.1) \(Int($0.0.minX))+\(Int($0.0.width))" }
  }

  private func stack(_ split: UISplitViewController) -> [String] {
    (split.viewControllers.first as? UINavigationController)?.viewControllers.map { $0.title ?? "" } ?? []
  }

  @Test("On a phone the columns are one stack with the secondary one on top, unless the app says otherwise")
  func collapsed() {
    var split = show(on: .iPhone14)
    #expect(split.isCollapsed && stack(split) == ["List", "Detail"])
    #expect(judge.heard == ["proposed secondary", "collapsed"])
    judge.top = .primary
    split = show(on: .iPhone14)
    #expect(stack(split) == ["List"])
    split.show(.secondary)
    HostLoop.settle()
    #expect(stack(split) == ["List", "Detail"])
    split.show(.primary)
    HostLoop.settle()
    #expect(stack(split) == ["List"])
    // What was set for the compact column is shown in place of all.
    split = show(on: .iPhone14) { $0.setViewController(Column("Compact"), for: .compact) }
    #expect(columns(split) == ["Compact 0+390"])
  }

  @Test("Without columns of its own style a phone shows the detail first, if the app does not discard it")
  func collapsedInTheOldWay() {
    #expect(stack(show(on: .iPhone14, style: .unspecified)) == ["List", "Detail"])
    judge.discards = true
    let split = show(on: .iPhone14, style: .unspecified)
    #expect(stack(split) == ["List"])
    split.children.first?.showDetailViewController(Column("Other"), sender: nil)
    HostLoop.settle()
    #expect(stack(split) == ["List", "Other"])
  }

  @Test("What the user goes back from is shown again with what it was")
  func back() {
    let split = show(on: .iPhone14)
    (split.viewControllers.first as? UINavigationController)?.popViewController(animated: false)
    HostLoop.settle()
    #expect(stack(split) == ["List"])
    split.show(.secondary)
    HostLoop.settle()
    #expect(stack(split) == ["List", "Detail"])
  }

  @Test("On an iPad columns stand side by side, the narrow one as on a phone; upright only the secondary one is shown at first")
  func expanded() {
    var split = show(on: .iPad) { $0.preferredDisplayMode = .oneBesideSecondary }
    #expect(!split.isCollapsed && columns(split) == ["List 0+320", "Detail 320+500"])
    #expect(split.viewControllers.count == 2 && split.primaryColumnWidth == 320)
    #expect(split.children.map(\.traitCollection.horizontalSizeClass) == [.compact, .regular])
    split.preferredPrimaryColumnWidthFraction = 0.25
    split.minimumPrimaryColumnWidth = 250
    HostLoop.settle()
    #expect(columns(split) == ["List 0+250", "Detail 250+570"])
    split.primaryEdge = .trailing
    #expect(columns(split) == ["Detail 0+570", "List 570+250"])
    split = show(on: .iPad)
    #expect(split.displayMode == .secondaryOnly && columns(split) == ["Detail 0+820"])
  }

  @Test("A column that is asked for covers the other where there is no room, and goes when the other is touched")
  func overlay() {
    let split = show(on: .iPad)
    judge.heard = []
    split.show(.primary)
    HostLoop.settle()
    #expect(split.displayMode == .oneOverSecondary && columns(split) == ["Detail 0+820", "List 0+320"])
    TouchDriver.tap(at: CGPoint(x: 700, y: 600), in: window)
    HostLoop.settle()
    #expect(columns(split) == ["Detail 0+820"] && judge.heard == ["shows primary", "hides primary"])
  }

  @Test("Of three columns two are shown, and all where the app wants it")
  func triple() {
    let split = show(on: .iPad, style: .tripleColumn) { $0.preferredDisplayMode = .oneBesideSecondary }
    #expect(columns(split) == ["Middle 0+320", "Detail 320+500"])
    split.preferredDisplayMode = .twoBesideSecondary
    HostLoop.settle()
    #expect(columns(split) == ["List 0+320", "Middle 320+320", "Detail 640+180"])
  }

  @Test("What is shown as a detail takes the place of the secondary column")
  func detail() {
    let split = show(on: .iPad) { $0.preferredDisplayMode = .oneBesideSecondary }
    split.children.first?.showDetailViewController(Column("Other"), sender: nil)
    HostLoop.settle()
    #expect(columns(split) == ["List 0+320", "Other 320+500"] && split.viewController(for: .secondary)?.title == "Other")
  }

  @Test("Columns that become one stack, and columns again, keep what each holds")
  func bothWays() {
    let split = show(on: .iPad) { $0.preferredDisplayMode = .oneBesideSecondary }
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    window.traitOverrides.horizontalSizeClass = narrow.horizontalSizeClass
    window.layoutIfNeeded()
    split.view.setNeedsLayout()
    HostLoop.settle()
    #expect(split.isCollapsed && stack(split) == ["List", "Detail"])
    window.traitOverrides.horizontalSizeClass = .regular
    split.view.setNeedsLayout()
    HostLoop.settle()
    #expect(!split.isCollapsed && columns(split) == ["List 0+320", "Detail 320+500"])
  }
}
