import Foundation
import HeadlessCore

extension Timer {
  /// A timer that sends itself to an object, which it holds until it is invalidated.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Timer.sending(aSelector, to: aTarget))
    TimerInfo.keep(userInfo, for: self)
  }
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Timer.sending(s, to: t))
    TimerInfo.keep(ui, for: self)
  }
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer.scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: sending(aSelector, to: aTarget))
    TimerInfo.keep(userInfo, for: timer)
    return timer
  }

  private static func sending(_ selector: Selector, to target: Any) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let object = target as AnyObject
    return { timer in _ = SelectorSending.send(selector, to: object, [timer], for: .action) }
  }
}

/// What was given with a timer. Foundation has a property of that name, which knows nothing of it: each module of an app gets one of its
/// own, which asks here.
public enum _GivenWithTimers {
  public static func value(of timer: Timer) -> Any? { TimerInfo.of(timer) }
}

/// What apps give their timers.
private enum TimerInfo {
  private struct Entry {
    weak var timer: Timer?
    var value: Any
  }

  nonisolated(unsafe) private static var entries: [Entry] = []

  static func keep(_ value: Any?, for timer: Timer) {
    entries.removeAll { $0.timer == nil }
    if let value { entries.append(Entry(timer: timer, value: value)) }
  }
  static func of(_ timer: Timer) -> Any? { entries.first { $0.timer === timer }?.value }
}
