import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Key-value observing of views", .serialized) struct KeyValueObservingTests {
  @Test("Each change of a content size is told with the old and the new value, until the observation is gone")
  func contentSize() {
    let scroll = UIScrollView()
    let history = History()
    var observation: NSKeyValueObservation? = scroll.observe(\.contentSize, options: [.new, .old]) { _, change in
      history.add("\(change.oldValue?.height ?? -1) → \(change.newValue?.height ?? -1)")
    }
    scroll.contentSize.height = 100
    scroll.contentSize.height = 100
    scroll.contentSize.height = 250
    #expect(history.take() == ["0.0 → 100.0", "100.0 → 250.0"])
    observation?.invalidate()
    scroll.contentSize.height = 300
    #expect(history.take().isEmpty)
    observation = scroll.observe(\.contentSize) { _, change in history.add("\(String(describing: change.newValue))") }
    scroll.contentSize.height = 301
    observation = nil
    scroll.contentSize.height = 302
    #expect(history.take() == ["nil"])
    #expect(observation == nil)
  }

  @Test("Scrolling, moving and hiding are told; the first value on request")
  func otherValues() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    let history = History()
    let observations = [
      scroll.observe(\.contentOffset, options: .new) { _, change in history.add("offset \(change.newValue?.y ?? -1)") },
      scroll.observe(\.isHidden, options: [.initial, .new]) { _, change in history.add("hidden \(change.newValue == true)") },
      scroll.observe(\.frame, options: .new) { _, change in history.add("frame \(change.newValue?.minX ?? -1)") },
    ]
    scroll.contentOffset.y = 40
    scroll.isHidden = true
    scroll.frame.origin.x = 7
    #expect(history.take() == ["hidden false", "offset 40.0", "hidden true", "frame 7.0"])
    for observation in observations { observation.invalidate() }
  }

  @Test("Watching what announces nothing ends the run with the name of it")
  func unknownObject() {
    let (_, events) = recording {
      _ = Progress(totalUnitCount: 1).observe(\.totalUnitCount) { _, _ in }
    }
    #expect(
      events.contains {
        if case .unowned(let name) = $0 { name.contains("of NSProgress") || name.contains("of Progress") } else { false }
      })
  }
}
