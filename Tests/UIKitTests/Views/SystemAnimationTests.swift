import CellTrace
import HeadlessCore
import Testing

@testable import UIKit

@MainActor @Suite("The system's animations") struct SystemAnimationTests {
  init() { RunState.begin(RunConfiguration()) }

  @Test("views that are deleted with an animation are there until it ends, and gone when its completion runs")
  func deletion() {
    let superview = UIView()
    let (kept, deleted) = (UIView(), UIView())
    superview.addSubview(kept)
    superview.addSubview(deleted)
    var left: [Int] = []
    UIView.perform(
      .delete, on: [deleted], options: [],
      animations: { kept.alpha = 0.5 },
      completion: { isFinished in left.append(isFinished ? superview.subviews.count : -1) })
    #expect(kept.alpha == 0.5)
    #expect(deleted.superview === superview)
    #expect(left.isEmpty)
    HostLoop.settle()
    #expect(left == [1])
    #expect(superview.subviews == [kept])
  }

  @Test("with animations off, too, the completion comes in a later turn")
  func withoutAnimations() {
    let superview = UIView()
    let deleted = UIView()
    superview.addSubview(deleted)
    UIView.performWithoutAnimation { UIView.perform(.delete, on: [deleted], animations: nil) }
    HostLoop.settle()
    #expect(deleted.superview == nil)
  }
}
