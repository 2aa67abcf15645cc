import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// A window with a diffable list of numbers whose cells show hosted content, with every event and what the content notes itself.
@MainActor final class HostedList {
  let window: UIWindow
  let controller = UIViewController()
  let list: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!
  private(set) var events: [TraceEvent.Kind] = []
  private var registered: Set<String> = []

  /// Opens the list; `configure` is called by the cell provider.
  init(
    rows: [Int], profile: Profile = .iOS18, knobs: ListBehavior = ListBehavior(), layout: UICollectionViewLayout? = nil,
    cell type: UICollectionViewCell.Type = UICollectionViewListCell.self, reuseID: @escaping (Int) -> String = { _ in "cell" },
    configure: @escaping @MainActor (UICollectionViewCell, Int) -> Void
  ) {
    RunState.begin(RunConfiguration(profile: profile, list: knobs))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    list = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: layout ?? UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.contentInsetAdjustmentBehavior = .never
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    source = UICollectionViewDiffableDataSource(collectionView: list) { [unowned self] list, indexPath, item in
      let id = reuseID(item)
      if registered.insert(id).inserted { list.register(type, forCellWithReuseIdentifier: id) }
      let cell = list.dequeueReusableCell(withReuseIdentifier: id, for: indexPath)
      configure(cell, item)
      return cell
    }
    Probe.sink = { [weak self] in self?.events.append($0) }
    controller.view.addSubview(list)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    list.frame = controller.view.bounds
    show(rows)
  }

  deinit { Probe.sink = nil }

  /// Applies rows of one section and lays out.
  func show(_ rows: [Int], reconfiguring: [Int] = [], reloading: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    snapshot.reconfigureItems(reconfiguring)
    snapshot.reloadItems(reloading)
    source.apply(snapshot, animatingDifferences: false)
    HostLoop.runFrames()
  }

  /// Scrolls so that `y` is at the top.
  func scroll(to y: CGFloat) {
    list.contentOffset.y = y
    HostLoop.runFrames()
  }

  /// The cell of an item on screen.
  func cell(_ item: Int) -> UICollectionViewCell? {
    list.visibleCells.first { $0.cellBinding?.item?.key == "\(item)" }
  }

  /// Touches an item's cell at a place, from its leading edge and top; without one, in its middle. A test that touches nothing has failed.
  func tap(_ item: Int, at point: CGPoint? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let cell = cell(item) else {
      Issue.record("item \(item) has no cell to touch", sourceLocation: sourceLocation)
      return
    }
    let point = point ?? CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
    TouchDriver.tap(at: cell.convert(point, to: nil), in: window)
    HostLoop.runFrames()
  }

  /// The number of the cell object that shows an item.
  func number(_ item: Int) -> Int? { cell(item)?.cellBinding?.cell.number }

  /// What an item's cell shows.
  func elements(_ item: Int) -> [Element] {
    guard let cell = cell(item) else { return [] }
    var builder = AppearanceBuilder()
    cell.describe(into: &builder)
    return builder.elements
  }

  func texts(_ item: Int) -> [String] { elements(item).compactMap { $0["text"] } }

  func height(_ item: Int) -> Double? { cell(item).map { (Double($0.bounds.height) * 100).rounded() / 100 } }

  /// Events of a kind since the last call, each as one line, by `line`.
  func take(_ line: (TraceEvent.Kind) -> String?) -> [String] {
    defer { events = [] }
    return events.compactMap(line)
  }

  /// Warnings since the last call, by ledger row.
  func takeWarnings() -> [String] {
    take { event in if case .warning(let row, _) = event { row } else { nil } }
  }

  /// Swipe actions that a row offers at an edge.
  func swipe(
    _ item: Int, _ edge: CellTrace.Edge = .trailing, sourceLocation: SourceLocation = #_sourceLocation
  ) -> SwipeSession? {
    guard let slot = cell(item)?.cellBinding?.slot else {
      Issue.record("there is no cell for item \(item) to swipe", sourceLocation: sourceLocation)
      return nil
    }
    return list.host.swipes.open(slot, edge: edge)
  }
}

extension UIView {
  /// What can be perceived in a view.
  var shownElements: [Element] {
    var builder = AppearanceBuilder()
    describe(into: &builder)
    return builder.elements
  }
  var shownTexts: [String] { shownElements.compactMap { $0["text"] } }
}
