import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Identity of the items of classic data sources", .serialized)
@MainActor
struct DeclaredIdentityTests {
  init() { RunState.begin() }

  private func keys(_ screen: TableScreen) -> [String] { screen.probe.items().map(\.item.key) }

  private func identities(_ body: () -> TableScreen) -> (screen: TableScreen, declared: [Bool]) {
    let (screen, events) = recording(body)
    return (screen, events.compactMap { if case .itemsWithoutIdentity(_, let declared) = $0 { declared } else { nil } })
  }

  @Test("without a declaration items follow the app's calls, and a reload keeps the item of every position; that is told once")
  func followed() {
    let (screen, told) = identities {
      let screen = TableScreen(rows: [["a", "b", "c"]])
      screen.table.reloadData()
      HostLoop.runFrames()
      return screen
    }
    #expect(told == [false])
    screen.source.rows[0].removeFirst()
    screen.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(keys(screen) == ["#2", "#3"])
    screen.source.rows = [["b", "x", "c"]]
    screen.table.reloadData()
    HostLoop.runFrames()
    #expect(keys(screen) == ["#2", "#3", "#4"])
  }

  @Test("a declared identity is asked after every change, also after a reload; equal ones are told apart")
  func declared() {
    let source = TableSource()
    let (screen, told) = identities {
      TableScreen(rows: [["a", "b", "c"]], source: source) { [unowned source] _, path in source.rows[path.section][path.row] }
    }
    #expect(told == [true] && keys(screen) == ["a", "b", "c"])
    screen.source.rows = [["b", "x", "c", "b"]]
    screen.table.reloadData()
    HostLoop.runFrames()
    #expect(keys(screen) == ["b", "x", "c", "b~2"])
    screen.source.rows[0].swapAt(0, 1)
    screen.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    HostLoop.settle()
    #expect(keys(screen) == ["x", "b", "c", "b~2"])
    #expect(screen.table.host.brokenInvariants == [])
    screen.source.rows[0].insert("b", at: 0)
    screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    HostLoop.settle()
    #expect(keys(screen) == ["b", "x", "b~2", "c", "b~3"])
    #expect(screen.table.host.brokenInvariants == [])
    ListIdentity.declared = { _, path in path.row == 0 ? AnyHashable("only") : nil }
    screen.table.reloadData()
    HostLoop.runFrames()
    #expect(keys(screen).allSatisfy { $0.hasPrefix("#") })
  }
}
