import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Index paths that user code uses", .serialized)
@MainActor
struct IndexPathUseTests {
  /// A list shows nothing without its data source, which only the screen keeps.
  private static var kept: ListScreen?

  private func uses(_ body: (ListScreen) -> Void) -> [String] {
    let screen = ListScreen(rows: [7, 8, 9])
    IndexPathUseTests.kept = screen
    let ((), events) = recording { body(screen) }
    return events.compactMap { event in
      guard case .indexPathUsed(let slot, let item, let call, let generation, _) = event else { return nil }
      return "\(call) \(slot) \(item?.key ?? "-") in \(generation)"
    }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("each call is told with the item that stands there now, and in which generation of the data")
  func calls() {
    let told = uses { screen in
      _ = screen.source.itemIdentifier(for: path(1))
      screen.show([8, 9])
      _ = screen.source.itemIdentifier(for: path(1))
      _ = screen.list.cellForItem(at: path(2))
      _ = screen.list.layoutAttributesForItem(at: path(0))
      screen.list.selectItem(at: path(0), animated: false, scrollPosition: [])
      screen.list.deselectItem(at: path(0), animated: false)
      screen.list.scrollToItem(at: path(1), at: .top, animated: false)
    }
    #expect(
      told == [
        "itemIdentifier(for:) 0-1 8 in 1", "itemIdentifier(for:) 0-1 9 in 2", "cellForItem(at:) 0-2 - in 2",
        "layoutAttributesForItem(at:) 0-0 8 in 2", "selectItem(at:animated:scrollPosition:) 0-0 8 in 2",
        "deselectItem(at:animated:) 0-0 8 in 2", "scrollToItem(at:at:animated:) 0-1 9 in 2",
      ])
  }

  @Test("what the list's own providers ask is the list's own index path, and not told")
  func providers() {
    #expect(uses { $0.show([6, 7, 8, 9], reconfiguring: [8]) } == [])
  }
}
