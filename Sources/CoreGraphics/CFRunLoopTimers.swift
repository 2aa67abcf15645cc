import Foundation

/// A timer of a run loop, which is Foundation's.
public typealias CFRunLoopTimer = Timer

/// A timer that is on no run loop yet. It fires at a time counted from the first moment of 2001, and again after `interval` unless that is 0.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: Double, _ interval: CFTimeInterval, _ flags: CFOptionFlags, _ order: Int,
  _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  let call = HandlerOfTimer(block)
  return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { call.block($0) }
}
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  let loop = rl == CFRunLoopGetMain() ? RunLoop.main : RunLoop.current
  loop.add(timer, forMode: RunLoop.Mode(rawValue: "\(mode.rawValue)"))
}
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> Double { timer.fireDate.timeIntervalSinceReferenceDate }
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: Double) {
  timer.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}

/// What a timer of Core Foundation's calls: a function of any thread's, as the run loop is.
private final class HandlerOfTimer: @unchecked Sendable {
  let block: (CFRunLoopTimer?) -> Void
  init(_ block: @escaping (CFRunLoopTimer?) -> Void) { self.block = block }
}
