import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Highlight and selection", .serialized)
@MainActor
struct SelectionTests {
  init() { RunState.begin() }

  /// Answers from tables, counts nothing: the trace does.
  final class Delegate: NSObject, UICollectionViewDelegate {
    var refusesHighlight: Set<Int> = []
    var refusesSelection: Set<Int> = []
    var refusesDeselection: Set<Int> = []
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      !refusesHighlight.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      !refusesSelection.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
      !refusesDeselection.contains(indexPath.item)
    }
  }

  private let delegate = Delegate()

  private func screen(_ rows: [Int] = [0, 1, 2]) -> ListScreen {
    let screen = ListScreen(rows: rows)
    screen.list.delegate = delegate
    return screen
  }

  /// Delegate calls of `body`, without arguments' labels, in order.
  private func calls(_ body: () -> Void) -> [String] {
    lines(recording(body).events).filter { $0.hasPrefix("collectionView") }
      .map { $0.replacing("collectionView(_:", with: "").replacing("ItemAt:)", with: "") }
  }

  private func tap(_ screen: ListScreen, _ row: Int) {
    TouchDriver.tap(at: CGPoint(x: 100, y: CGFloat(row) * 100 + 50), in: screen.window)
  }

  @Test("SEL-01 SEL-17 a tap: highlight, select, primary action, unhighlight last")
  func tapOrder() {
    let screen = screen()
    #expect(
      calls { tap(screen, 1) } == [
        "shouldHighlight 0-1", "didHighlight 0-1", "shouldSelect 0-1", "didSelect 0-1", "performPrimaryActionFor 0-1",
        "didUnhighlight 0-1",
      ])
    #expect(screen.list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test("SEL-03 a refused highlight skips the selection")
  func refusedHighlight() {
    let screen = screen()
    delegate.refusesHighlight = [1]
    #expect(calls { tap(screen, 1) } == ["shouldHighlight 0-1"])
    #expect(screen.list.indexPathsForSelectedItems == [])
  }

  @Test("SEL-04 SEL-18 a refused selection keeps the earlier one; the primary action still runs")
  func refusedSelection() {
    let screen = screen()
    tap(screen, 0)
    delegate.refusesSelection = [1]
    #expect(
      calls { tap(screen, 1) } == [
        "shouldHighlight 0-1", "didHighlight 0-1", "shouldSelect 0-1", "performPrimaryActionFor 0-1", "didUnhighlight 0-1",
      ])
    #expect(screen.list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(screen.list.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
  }

  @Test("SEL-05 single selection: the old item is deselected without being asked, before the new one is selected")
  func singleSelection() {
    let screen = screen()
    tap(screen, 0)
    #expect(
      calls { tap(screen, 2) } == [
        "shouldHighlight 0-2", "didHighlight 0-2", "shouldSelect 0-2", "didDeselect 0-0", "didSelect 0-2",
        "performPrimaryActionFor 0-2", "didUnhighlight 0-2",
      ])
  }

  @Test("SEL-06 SEL-21 while the finger is on another item the selected one looks unselected; cancelling restores it")
  func fading() {
    let screen = screen()
    tap(screen, 0)
    let first = screen.list.cellForItem(at: IndexPath(item: 0, section: 0))
    let history = calls {
      TouchDriver.touchDown(at: CGPoint(x: 100, y: 150), in: screen.window)
      #expect(first?.isSelected == false)
      TouchDriver.touchCancelled()
    }
    #expect(history == ["shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1"])
    #expect(first?.isSelected == true)
    #expect(screen.list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test("SEL-07 tapping the selected item selects it again")
  func again() {
    let screen = screen()
    tap(screen, 0)
    #expect(calls { tap(screen, 0) }.contains("didSelect 0-0"))
  }

  @Test("SEL-08 multiple selection: tapping a selected item asks and deselects")
  func multiple() {
    let screen = screen()
    screen.list.allowsMultipleSelection = true
    tap(screen, 0)
    tap(screen, 1)
    #expect(screen.list.indexPathsForSelectedItems?.count == 2)
    #expect(
      calls { tap(screen, 0) } == [
        "shouldHighlight 0-0", "didHighlight 0-0", "shouldDeselect 0-0", "didDeselect 0-0", "didUnhighlight 0-0",
      ])
    #expect(screen.list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test("SEL-09 the defaults")
  func defaults() {
    let list = screen().list
    #expect(list.allowsSelection && !list.allowsMultipleSelection)
    #expect(!list.allowsSelectionDuringEditing && !list.allowsMultipleSelectionDuringEditing && !list.isEditing)
  }

  @Test("SEL-10 selecting through the API calls nobody and replaces the selection")
  func programmatic() {
    let screen = screen()
    let history = calls {
      screen.list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      screen.list.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    }
    #expect(history == [])
    #expect(screen.list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    screen.list.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(screen.list.indexPathsForSelectedItems == [])
    screen.list.allowsSelection = false
    screen.list.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(screen.list.indexPathsForSelectedItems == [])
  }

  @Test("SEL-11 a cell's own isSelected is only a look, and gone with the next reuse")
  func look() {
    let screen = ListScreen(rows: Array(0..<20), height: 200)
    screen.list.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected = true
    #expect(screen.list.indexPathsForSelectedItems == [])
    for y in [300, 500] { screen.scroll(to: CGFloat(y)) }
    #expect(screen.cells.contains("4@1"))
    #expect(screen.list.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected == false)
  }

  @Test("SEL-13 a reload drops the selection silently; SEL-15 moves and inserts shift it")
  func following() {
    let screen = screen()
    tap(screen, 1)
    let history = calls { screen.show([9, 0, 2, 1]) }
    #expect(history.filter { $0.hasSuffix("didDeselect") } == [])
    #expect(screen.list.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    screen.show([9, 0, 2, 1], reloading: [1])
    #expect(screen.list.indexPathsForSelectedItems == [])
    tap(screen, 1)
    screen.show([9, 2, 1])
    #expect(screen.list.indexPathsForSelectedItems == [])
  }

  @Test("SEL-14 reloadData clears the selection silently")
  func reloadingData() {
    let screen = screen()
    tap(screen, 1)
    screen.list.reloadData()
    HostLoop.runFrames()
    #expect(screen.list.indexPathsForSelectedItems == [])
  }

  @Test("SEL-22 moving off the item unhighlights it, moving back highlights it; lifting outside selects nothing")
  func moving() {
    let screen = screen()
    let history = calls {
      TouchDriver.touchDown(at: CGPoint(x: 100, y: 50), in: screen.window)
      TouchDriver.touchMoved(to: CGPoint(x: 100, y: 150))
      TouchDriver.touchMoved(to: CGPoint(x: 100, y: 60))
      TouchDriver.touchMoved(to: CGPoint(x: 100, y: 250))
      TouchDriver.touchUp()
    }
    #expect(
      history == ["shouldHighlight 0-0", "didHighlight 0-0", "didUnhighlight 0-0", "didHighlight 0-0", "didUnhighlight 0-0"])
  }

  @Test("SEL-23 a control inside the cell takes the touch")
  func controls() {
    let screen = ListScreen(rows: [0, 1]) { cell, _, _ in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      cell.contentView.addSubview(button)
    }
    screen.list.delegate = delegate
    #expect(calls { TouchDriver.tap(at: CGPoint(x: 50, y: 50), in: screen.window) } == [])
    #expect(calls { TouchDriver.tap(at: CGPoint(x: 200, y: 50), in: screen.window) }.count == 6)
  }

  @Test("SEL-29 edit mode drops selection that it does not allow")
  func editing() {
    let screen = screen()
    tap(screen, 1)
    screen.list.isEditing = true
    #expect(screen.list.indexPathsForSelectedItems == [])
    #expect(calls { tap(screen, 1) } == [])
  }
}
