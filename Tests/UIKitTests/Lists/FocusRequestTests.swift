import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// The focus as the app moves it itself, on a tablet.
@Suite("Requests for the focus", .serialized) @MainActor struct FocusRequestTests {
  private final class Preferring: NSObject, UICollectionViewDelegate {
    var row = 2
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { IndexPath(item: row, section: 0) }
  }

  private func screen(_ device: HostDevice = .iPad) -> ListScreen {
    ListScreen(rows: Array(0..<10), height: 44, run: RunConfiguration(traits: HostTraits(device: device)))
  }
  private func focused(_ screen: ListScreen) -> [Int] {
    screen.list.indexPathsForVisibleItems.filter { screen.list.cellForItem(at: $0)?.isFocused ?? false }.map(\.item)
  }

  @Test("FOC-05: the app asks for the focus: it goes to the row of a view, or to the one that its list prefers, once asked for")
  func requests() throws {
    let screen = screen()
    let delegate = Preferring()
    screen.list.delegate = delegate
    let system = try #require(UIFocusSystem.focusSystem(for: screen.list))
    let cell = try #require(screen.list.cellForItem(at: IndexPath(item: 4, section: 0)))
    system.requestFocusUpdate(to: cell.contentView)
    #expect(focused(screen) == [])
    system.updateFocusIfNeeded()
    #expect(focused(screen) == [4] && system.focusedItem === cell)
    system.requestFocusUpdate(to: screen.list)
    HostLoop.settle()
    #expect(focused(screen) == [2])
  }

  @Test("FOC-05: what has the focus in it may have it decided anew; what has not, and a phone, may not")
  func updates() throws {
    let screen = screen()
    let delegate = Preferring()
    screen.list.delegate = delegate
    screen.list.setNeedsFocusUpdate()
    screen.list.updateFocusIfNeeded()
    #expect(focused(screen) == [])
    UIFocusSystem.focusSystem(for: screen.list)?.requestFocusUpdate(to: screen.list)
    HostLoop.settle()
    delegate.row = 6
    screen.list.setNeedsFocusUpdate()
    screen.list.updateFocusIfNeeded()
    #expect(focused(screen) == [6])
    let phone = self.screen(.iPhone14)
    #expect(UIFocusSystem.focusSystem(for: phone.list) == nil)
  }

  @Test("SEL-19, FOC-03: in a table too the selection follows the focus that keys move, where it is told to")
  func tableSelection() throws {
    for follows in [true, false] {
      let screen = TableScreen(rows: [(0..<8).map { "\($0)" }], run: RunConfiguration(traits: HostTraits(device: .iPad)))
      screen.table.selectionFollowsFocus = follows
      let down = try #require(KeyStroke("down"))
      for _ in 0..<3 { #expect(KeyDriver.press(down, in: screen.window) == .focus) }
      #expect(screen.table.indexPathForSelectedRow == (follows ? IndexPath(row: 2, section: 0) : nil))
    }
  }

  /// Says for one row the opposite of what is said for the others.
  private final class Choosing: NSObject, UICollectionViewDelegate, UITableViewDelegate {
    let exception = 2
    var follows = true
    var selected: [Int] = []
    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
      indexPath.item == exception ? !follows : follows
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath.item)
    }
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
      indexPath.row == exception ? !follows : follows
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
  }

  @Test(
    "FOC-03: the delegate says row by row whether the selection follows the focus, whatever the list says",
    arguments: [true, false])
  func chosenRows(follows: Bool) throws {
    let down = try #require(KeyStroke("down"))
    func selected(_ screen: (UIScrollView, UIWindow), _ delegate: Choosing) -> [Int] {
      delegate.follows = follows
      for _ in 0..<4 { #expect(KeyDriver.press(down, in: screen.1) == .focus) }
      return delegate.selected
    }
    let expected = follows ? [0, 1, 3] : [2]
    let table = TableScreen(rows: [(0..<8).map { "\($0)" }], run: RunConfiguration(traits: HostTraits(device: .iPad)))
    let tableDelegate = Choosing()
    table.table.delegate = tableDelegate
    table.table.selectionFollowsFocus = !follows
    #expect(selected((table.table, table.window), tableDelegate) == expected)
    let collection = screen()
    let collectionDelegate = Choosing()
    collection.list.delegate = collectionDelegate
    collection.list.selectionFollowsFocus = !follows
    #expect(selected((collection.list, collection.window), collectionDelegate) == expected)
  }
}
