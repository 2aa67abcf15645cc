import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Self-sizing", .serialized)
@MainActor
struct SizingTests {
  init() { RunState.begin() }

  /// A cell as high as a number it holds.
  final class Elastic: UICollectionViewCell {
    var wanted: CGFloat = 100
    var measureCount = 0
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      measureCount += 1
      return CGSize(width: targetSize.width, height: wanted)
    }
  }

  private func screen(_ rows: [Int] = Array(0..<20), heights: @escaping (Int) -> CGFloat = { _ in 100 }) -> ListScreen {
    ListScreen(rows: rows, cell: Elastic.self) { cell, _, item in (cell as? Elastic)?.wanted = heights(item) }
  }

  private func cell(_ screen: ListScreen, _ item: Int) -> Elastic? {
    screen.list.cellForItem(at: IndexPath(item: item, section: 0)) as? Elastic
  }

  private func tops(_ screen: ListScreen) -> [CGFloat] { screen.list.host.live.displayed.map { $0.view.frame.minY } }

  @Test("SIZ-07 SIZ-08 rows take their preferred height at the section's width")
  func preferred() {
    let screen = screen([0, 1, 2]) { CGFloat(50 + $0 * 10) }
    #expect(tops(screen) == [0, 50, 110])
    #expect(screen.list.contentSize == CGSize(width: 320, height: 180))
  }

  @Test("SIZ-02 SIZ-06 invalidating a cell's size resizes it in place, without its provider")
  func invalidate() {
    let screen = screen()
    let before = screen.cells
    let (_, events) = recording {
      cell(screen, 1)?.wanted = 150
      cell(screen, 1)?.invalidateIntrinsicContentSize()
      HostLoop.runFrames()
    }
    #expect(lines(events).prefix(1) == ["resize 2 1 100→150"])
    #expect(lines(events).filter { $0.hasPrefix("reconfigure") || $0.hasPrefix("prepare") } == [])
    #expect(screen.cells == before)
    #expect(tops(screen) == [0, 100, 250, 350])
  }

  @Test("SIZ-02 invalidating the content view's size does it too")
  func invalidateContentView() {
    let screen = screen([0, 1])
    cell(screen, 0)?.wanted = 70
    cell(screen, 0)?.contentView.invalidateIntrinsicContentSize()
    HostLoop.runFrames()
    #expect(tops(screen) == [0, 70])
  }

  @Test("SIZ-01 disabled: invalidating does nothing; a changed height without invalidating does nothing either")
  func disabled() {
    let screen = screen([0, 1])
    cell(screen, 0)?.wanted = 70
    cell(screen, 0)?.setNeedsLayout()
    HostLoop.runFrames()
    #expect(tops(screen) == [0, 100])
    screen.list.selfSizingInvalidation = .disabled
    cell(screen, 0)?.invalidateIntrinsicContentSize()
    HostLoop.runFrames()
    #expect(tops(screen) == [0, 100])
  }

  @Test("SIZ-05 requests of several cells make one update; SIZ-11 a cell that measures itself is asked until it stays with it")
  func coalesced() {
    let screen = screen([0, 1, 2])
    let counts = (0..<3).map { cell(screen, $0)?.measureCount ?? 0 }
    let (_, events) = recording {
      for item in 0..<3 {
        cell(screen, item)?.wanted = 80
        cell(screen, item)?.invalidateIntrinsicContentSize()
        cell(screen, item)?.invalidateIntrinsicContentSize()
      }
      HostLoop.runFrames()
    }
    #expect(tops(screen) == [0, 80, 160])
    #expect(lines(events) == ["resize 1 0 100→80", "resize 2 1 100→80", "resize 3 2 100→80"])
    #expect((0..<3).map { (cell(screen, $0)?.measureCount ?? 0) - counts[$0] } == [2, 2, 2])
  }

  @Test("LC-23 a reconfigure always sizes again")
  func reconfigure() {
    var height: CGFloat = 100
    let screen = screen([0, 1]) { _ in height }
    height = 60
    screen.show([0, 1], reconfiguring: [0])
    #expect(tops(screen) == [0, 60])
  }

  @Test("SIZ-09 a row above that turns out higher leaves what is on screen where it is")
  func anchor() {
    let screen = screen(Array(0..<40))
    screen.list.contentOffset.y = 4 * 100 + 8 * 44
    HostLoop.runFrames()
    let top = screen.cells
    let offset = screen.list.contentOffset.y
    let place = cell(screen, 12).map { $0.frame.minY - offset }
    #expect(top.contains { $0.hasPrefix("12@") })
    screen.scroll(to: offset - 10)
    let now = screen.list.contentOffset.y
    #expect(cell(screen, 12).map { $0.frame.minY - now } == place.map { $0 + 10 })
    #expect(cell(screen, 11)?.frame.height == 100)
  }

  @Test("SIZ-10 a cell that changes its mind in every pass ends the app")
  func feedback() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Restless: UICollectionViewCell {
          var flips = false
          override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
          ) -> CGSize {
            flips.toggle()
            return CGSize(width: targetSize.width, height: flips ? 50 : 60)
          }
          override func layoutSubviews() {
            super.layoutSubviews()
            invalidateIntrinsicContentSize()
          }
        }
        _ = ListScreen(rows: [0], cell: Restless.self)
      }
    }
    #expect(
      said(
        "is stuck in its update/layout loop. This can happen for many reasons, including self-sizing views whose preferred "
          + "attributes are not returning a consistent size.", ended))
  }

  @Test("SIZ-14 a list cell with one line of text is 44 points high")
  func standardRow() {
    let screen = ListScreen(rows: [0, 1], cell: UICollectionViewListCell.self) { cell, _, item in
      guard let cell = cell as? UICollectionViewListCell else { return }
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
    }
    #expect(tops(screen) == [0, 44])
  }

  @Test("SIZ-02 a list content configuration that grows resizes its cell")
  func listContentGrows() {
    let screen = ListScreen(rows: [0, 1], cell: UICollectionViewListCell.self) { cell, _, item in
      guard let cell = cell as? UICollectionViewListCell else { return }
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
    }
    guard let first = screen.list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell else { return }
    var content = first.defaultContentConfiguration()
    content.text = String(repeating: "many words ", count: 20)
    first.contentConfiguration = content
    HostLoop.runFrames()
    #expect(first.frame.height > 60)
    #expect(tops(screen)[1] == first.frame.height)
  }

  @Test("sums of heights do not depend on the order of changes", arguments: 0..<20)
  func heightIndex(seed: Int) {
    var random = ListRandom(seed: seed)
    var heights = ContiguousArray((0..<40).map { _ in HeightIndex.units(CGFloat(random.next(2000)) / 7) })
    var index = HeightIndex(heights)
    for _ in 0..<60 {
      let row = random.next(40)
      heights[row] = HeightIndex.units(CGFloat(random.next(2000)) / 3)
      index[row] = heights[row]
    }
    for row in 0...40 { #expect(index.start(of: row) == heights[..<row].reduce(0, +)) }
    for _ in 0..<40 {
      let offset = random.next(index.total + 10)
      var sum = 0
      let expected = heights.firstIndex { height in
        sum += height
        return sum > offset
      }
      #expect(index.row(at: offset) == expected ?? 40)
    }
  }
}

@Suite("Sizes after changes around the list", .serialized)
@MainActor
struct SurroundingsTests {
  init() { RunState.begin() }

  @Test("SIZ-08 another width measures every visible row again")
  func rotation() {
    final class Square: UICollectionViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: targetSize.width / 4) }
    }
    let screen = ListScreen(rows: [0, 1], cell: Square.self)
    #expect(screen.list.host.live.displayed.map(\.view.frame.height) == [80, 80])
    screen.list.frame.size.width = 200
    HostLoop.runFrames()
    #expect(screen.list.host.live.displayed.map(\.view.frame.height) == [50, 50])
  }

  @Test("SW-13 with actions open a control in another row does not get the touch")
  func controlBehindSwipe() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, _ in }])
    }
    var taps = 0
    let screen = ListScreen(rows: [0, 1], configuration: configuration) { cell, _, _ in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 100), primaryAction: UIAction { _ in taps += 1 })
      cell.contentView.addSubview(button)
    }
    let probe = ListProbe.probes(in: screen.window)[0]
    _ = probe.openSwipe(Slot(section: 0, item: 0), edge: .trailing)
    TouchDriver.tap(at: CGPoint(x: 50, y: 150), in: screen.window)
    #expect(taps == 0 && probe.openSwipeTitles == nil)
    TouchDriver.tap(at: CGPoint(x: 50, y: 150), in: screen.window)
    #expect(taps == 1)
  }
}
