import CellHarness
import CellRuns
import CellTrace
import HeadlessCore
import SwiftUI
import Testing

@testable import AppKit

/// What a Mac's view reacts to beside the mouse, in a hosting controller of a Mac.
struct MacCommandContent: View {
  @State private var log = "nothing"
  var body: some View {
    List {
      Text(log)
      Text("Focusable").focusable()
        .onCommand("selectAll:") { log = "all" }
        .onCommand("moveDown:") { log = "down" }
        .onExitCommand { log = "exit" }
        .onPlayPauseCommand { log = "play" }
        .onDeleteCommand { log = "deleted" }
        .onPasteCommand(of: ["public.text"]) { log = "pasted \($0.count)" }
    }
  }
}

struct MacCommandScreen: CellScreen {
  let rootViewController: UIViewController = HeadlessMacController(NSHostingController(rootView: MacCommandContent()))
}

@Suite("Commands of a Mac's views") struct MacCommandTests {
  @Test(
    "IN-06, IN-07: keys send a Mac's commands to what has the focus in a hosting controller",
    arguments: [
      ("command+a", "all"), ("down", "down"), ("escape", "exit"), ("playpause", "play"), ("delete", "deleted"),
      ("command+v", "pasted 1"),
    ])
  func commands(keys: String, log: String) throws {
    let trace = try Runner(MacCommandScreen.self).run(
      [.copyInOtherApp("text"), .pressKeys("tab"), .pressKeys(keys)], RunConfiguration())
    #expect(trace.end == .finished)
    let texts = trace.steps.last?.checkpoint.flatMap { $0.elements.compactMap { $0["text"] } } ?? []
    #expect(texts.contains(log), "\(texts)")
  }
}
