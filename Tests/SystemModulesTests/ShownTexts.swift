import CellTrace
import Dispatch
import HeadlessCore

@_spi(CellHarness) @testable import UIKit

extension UIView {
  /// What can be perceived in a view.
  private var shown: [Element] {
    var builder = AppearanceBuilder()
    describe(into: &builder)
    return builder.elements
  }
  var shownTexts: [String] { shown.compactMap { $0["text"] } }

  /// Where a text is, in the view.
  func center(of text: String) -> CGPoint? {
    shown.first { $0["text"] == text }.map { CGPoint(x: $0.frame.x + $0.frame.width / 2, y: $0.frame.y + $0.frame.height / 2) }
  }
}

/// What waits on the queues is done, and what follows from it is drawn. Outside of runs the queues have threads of their own.
@MainActor func turn() async {
  for _ in 0..<4 {
    try? await Task.sleep(for: .milliseconds(10))
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { DispatchQueue.main.async { continuation.resume() } }
    }
  }
  HostLoop.settle()
  for _ in 0..<3 { HostLoop.runFrames() }
}
