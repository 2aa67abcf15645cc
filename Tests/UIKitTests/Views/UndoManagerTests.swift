import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What an app can say to an undo manager besides registering, and what it hears.
@MainActor @Suite("Undo managers", .serialized) struct UndoManagerTests {
  init() { RunState.begin() }

  /// Values that can be taken back.
  @MainActor private final class Ledger {
    let manager = UndoManager()
    private(set) var sums: [Int] = []
    func add(_ sum: Int) {
      sums.append(sum)
      manager.registerUndo(withTarget: self) { $0.remove() }
    }
    private func remove() {
      let last = sums.removeLast()
      manager.registerUndo(withTarget: self) { $0.add(last) }
    }
    /// Adds in a turn of the run loop of its own.
    func addLater(_ sum: Int) {
      add(sum)
      HostLoop.settle()
    }
  }

  @Test("UND-01: of limited levels the oldest are forgotten, also when the limit comes later")
  func levels() {
    let ledger = Ledger()
    ledger.manager.levelsOfUndo = 2
    for sum in 1...4 { ledger.addLater(sum) }
    while ledger.manager.canUndo { ledger.manager.undo() }
    #expect(ledger.sums == [1, 2])
    ledger.manager.redo()
    #expect(ledger.sums == [1, 2, 3] && ledger.manager.canRedo)
    let late = Ledger()
    for sum in 1...3 { late.addLater(sum) }
    late.manager.levelsOfUndo = 1
    while late.manager.canUndo { late.manager.undo() }
    #expect(late.sums == [1, 2])
  }

  @Test("UND-01: without groups by event, groups are those that the app opens; one in another goes with it")
  func ownGroups() {
    let ledger = Ledger()
    ledger.manager.groupsByEvent = false
    ledger.manager.beginUndoGrouping()
    ledger.addLater(1)
    ledger.manager.beginUndoGrouping()
    #expect(ledger.manager.groupingLevel == 2)
    ledger.addLater(2)
    ledger.manager.endUndoGrouping()
    ledger.manager.endUndoGrouping()
    ledger.manager.beginUndoGrouping()
    ledger.addLater(3)
    ledger.manager.endUndoGrouping()
    ledger.manager.undo()
    #expect(ledger.sums == [1, 2])
    ledger.manager.undo()
    #expect(ledger.sums == [] && !ledger.manager.canUndo)
    ledger.manager.redo()
    #expect(ledger.sums == [1, 2])
  }

  @Test("UND-X01: without groups by event, a change that is registered outside of a group ends the app")
  func noGroup() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        RunState.begin()
        UIKitExceptions.handler = { id, text, _ in
          exit(id == "UND-X01" && text.hasSuffix("must begin a group before registering undo") ? EXIT_SUCCESS : EXIT_FAILURE)
        }
        let ledger = Ledger()
        ledger.manager.groupsByEvent = false
        ledger.add(1)
        exit(EXIT_FAILURE)
      }
    }
  }

  @Test("what is registered while registration is disabled can't be taken back; each enabling answers one disabling")
  func disabled() {
    let ledger = Ledger()
    ledger.addLater(1)
    ledger.manager.disableUndoRegistration()
    ledger.manager.disableUndoRegistration()
    ledger.addLater(2)
    ledger.manager.enableUndoRegistration()
    #expect(!ledger.manager.isUndoRegistrationEnabled)
    ledger.addLater(3)
    ledger.manager.enableUndoRegistration()
    #expect(ledger.manager.isUndoRegistrationEnabled)
    ledger.manager.undo()
    #expect(ledger.sums == [1, 2] && !ledger.manager.canUndo, "the way back of the first change is all there was")
  }

  @Test("UND-04: observers hear when groups open and close, and before and after a change is taken back or made again")
  func notifications() {
    let ledger = Ledger()
    final class Log: @unchecked Sendable {
      var heard: [String] = []
    }
    let log = Log()
    let names: [(Notification.Name, String)] = [
      (.NSUndoManagerDidOpenUndoGroup, "opened"), (.NSUndoManagerWillCloseUndoGroup, "will close"),
      (.NSUndoManagerDidCloseUndoGroup, "closed"), (.NSUndoManagerWillUndoChange, "will undo"),
      (.NSUndoManagerDidUndoChange, "undid"), (.NSUndoManagerWillRedoChange, "will redo"),
      (.NSUndoManagerDidRedoChange, "redid"),
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: ledger.manager, queue: nil) { _ in
        MainActor.assumeIsolated { log.heard.append("\(word) \(ledger.sums.count)") }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    ledger.addLater(1)
    #expect(log.heard == ["opened 1", "will close 1", "closed 1"])
    log.heard = []
    ledger.manager.undo()
    #expect(log.heard == ["will undo 1", "undid 0"])
    log.heard = []
    ledger.manager.redo()
    #expect(log.heard == ["will redo 0", "redid 1"])
  }
}
