import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What cells and views show that no content of theirs says: transform, alpha, masks, styles, what can be edited.
@Suite("Looks of their own", .serialized)
@MainActor
struct OwnLookTests {
  init() { RunState.begin() }

  private func element(_ view: UIView) -> Element? {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    var builder = AppearanceBuilder()
    view.describe(into: &builder)
    return builder.elements.first
  }

  @Test("LC-06 a table's cell keeps the alpha and transform that the app gave it, and its next row is shown with them")
  func table() {
    let screen = TableScreen(rows: [(0..<60).map { "\($0)" }])
    let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.alpha = 0.5
    cell?.transform = CGAffineTransform(scaleX: 0.5, y: 1)
    screen.table.setNeedsLayout()
    HostLoop.runFrames()
    #expect(cell?.alpha == 0.5)
    let shown = screen.probe.appearances(measuring: false).first?.elements.first
    #expect(shown?["alpha"] == "0.5" && shown?["transform"] == "0.5 0 0 1 0 0")
    screen.scroll(to: 1_000)
    screen.scroll(to: 2_000)
    #expect(screen.table.visibleCells.filter { $0.alpha == 0.5 }.count == 1)
  }

  @Test("LC-27 a collection's layout gives a cell its alpha and transform when it takes a place; in between they are the app's")
  func collection() {
    let screen = ListScreen(rows: Array(0..<60))
    let cell = screen.list.cellForItem(at: IndexPath(item: 0, section: 0))
    cell?.alpha = 0.5
    screen.list.setNeedsLayout()
    HostLoop.runFrames()
    #expect(cell?.alpha == 0.5)
    screen.scroll(to: 1_500)
    screen.scroll(to: 3_000)
    #expect(screen.list.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test("a mask is part of a view's look: where it is and what it lets through")
  func masks() {
    let view = UIView()
    view.backgroundColor = .red
    #expect(element(view)?["mask"] == nil)
    view.mask = UIView(frame: CGRect(x: 5, y: 0, width: 20, height: 10))
    #expect(element(view)?["mask"] == "UIView 20×10 at 5 0")
    view.mask = nil
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 7, height: 8)
    view.layer.mask = mask
    #expect(element(view)?["mask"] == "CALayer 7×8 at 0 0")
  }

  @Test("a style of its own is part of the look of what shows something")
  func style() {
    let label = UILabel()
    label.text = "a"
    label.backgroundColor = .systemBackground
    #expect(element(label)?["overrideUserInterfaceStyle"] == nil)
    label.overrideUserInterfaceStyle = .dark
    #expect(element(label)?["overrideUserInterfaceStyle"] == "dark")
  }

  @Test("a text view that can't be edited says so")
  func editable() {
    let text = UITextView()
    text.text = "a"
    #expect(element(text)?["isEditable"] == nil && element(text)?.role == .textField)
    text.isEditable = false
    #expect(element(text)?["isEditable"] == "false" && element(text)?.role == .text)
  }
}
