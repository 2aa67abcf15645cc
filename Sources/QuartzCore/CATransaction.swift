/// Groups layer changes. What matters here: whether actions are disabled, and when the completion runs.
open class CATransaction: NSObject {
  open class func begin() {
    let outer = TransactionStack.current.frames.last
    TransactionStack.current.frames.append(
      TransactionStack.Frame(
        duration: outer?.duration ?? 0.25, disableActions: outer?.disableActions ?? false, timing: outer?.timing))
  }

  /// Ends the innermost group. Its completion runs when the group's last animation ends, at once if there is none.
  open class func commit() {
    guard let frame = TransactionStack.current.frames.popLast() else { return }
    if let last = TransactionStack.current.frames.indices.last {
      TransactionStack.current.frames[last].longest = max(TransactionStack.current.frames[last].longest, frame.longest)
    }
    guard let completion = frame.completion else { return }
    if frame.longest > 0, frame.longest.isFinite {
      AnimationClock.schedule(frame.longest, completion)
    } else if frame.longest == 0 {
      completion()
    }
  }

  /// There is no renderer to send changes to.
  open class func flush() {}

  open class func animationDuration() -> CFTimeInterval { TransactionStack.current.frames.last?.duration ?? 0.25 }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { TransactionStack.current.frames.last?.timing }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { change { $0.timing = function } }

  open class func disableActions() -> Bool { TransactionStack.current.frames.last?.disableActions ?? false }
  open class func setDisableActions(_ flag: Bool) { change { $0.disableActions = flag } }

  open class func completionBlock() -> (() -> Void)? { TransactionStack.current.frames.last?.completion }

  /// A completion that is replaced runs right away.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let last = TransactionStack.current.frames.indices.last else {
      block?()
      return
    }
    let replaced = TransactionStack.current.frames[last].completion
    TransactionStack.current.frames[last].completion = block
    replaced?()
  }

  /// For UIKit: an animation of `seconds` belongs to the innermost group, whose completion waits for it.
  @_spi(CellHarness) public class func noteAnimation(lasting seconds: CFTimeInterval) {
    change { $0.longest = max($0.longest, seconds) }
  }

  private class func change(_ body: (inout TransactionStack.Frame) -> Void) {
    guard let last = TransactionStack.current.frames.indices.last else { return }
    body(&TransactionStack.current.frames[last])
  }
}

/// The open groups of one thread.
private final class TransactionStack {
  struct Frame {
    var duration: CFTimeInterval
    var disableActions: Bool
    var timing: CAMediaTimingFunction?
    var longest: CFTimeInterval = 0
    var completion: (() -> Void)?
  }

  var frames: [Frame] = []

  static var current: TransactionStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage["QuartzCore.TransactionStack"] as? TransactionStack { return stack }
    let stack = TransactionStack()
    storage["QuartzCore.TransactionStack"] = stack
    return stack
  }
}
