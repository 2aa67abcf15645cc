import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// What a delegate of drops is told, also where nothing is taken in the end.
@MainActor @Suite("Delegates of drops", .serialized) struct DropDelegateTests {
  init() { RunState.begin() }

  private struct Noting: DropDelegate {
    let history: History
    let operation: DropOperation
    var isValid = true
    func validateDrop(info: DropInfo) -> Bool {
      history("validate")
      return isValid
    }
    func dropEntered(info: DropInfo) { history("enter") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      history("update")
      return DropProposal(operation: operation)
    }
    func dropExited(info: DropInfo) { history("exit") }
    func performDrop(info: DropInfo) -> Bool {
      history("perform")
      return true
    }
  }

  @Test(
    "IN-05 a delegate that forbids a drop hears that it leaves, one that refuses it hears nothing more",
    arguments: [
      (DropOperation.forbidden, true, ["validate", "enter", "update", "exit"]),
      (.cancel, true, ["validate", "enter", "update", "exit"]), (.copy, false, ["validate"]),
      (.move, true, ["validate", "enter", "update", "perform"]),
    ])
  func delegate(operation: DropOperation, isValid: Bool, told: [String]) throws {
    let history = History()
    let screen = HostedScreen(
      List {
        Text("Source").frame(maxWidth: .infinity).draggable("a text")
        Text("Target").frame(maxWidth: .infinity).onDrop(
          of: ["public.text"], delegate: Noting(history: history, operation: operation, isValid: isValid))
      })
    let probe = try #require(screen.probe)
    let target = try #require(probe.visible().last?.cell)
    let middle = target.convert(CGPoint(x: target.bounds.midX, y: target.bounds.midY), to: nil)
    let result = probe.drag(Slot(section: 0, item: 0), to: .list(probe, Slot(section: 0, item: 1), middle))
    #expect(history.take() == told)
    #expect((result == .dropped) == told.contains("perform"))
  }
}
