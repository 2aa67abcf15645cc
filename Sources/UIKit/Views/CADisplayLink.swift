import Dispatch
import Foundation
import HeadlessCore

/// Calls back with every frame of the display: 60 times a second of virtual time, or as often as preferred.
///
/// Like a repeating timer it fires as time passes, and no step waits for its end. It holds its target until it is invalidated.
/// A target that generated code does not know ends the run as inconclusive, with the selector.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var source: (any DispatchSourceTimer)?

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// True: no calls until it is false again.
  open var isPaused = false
  /// When the last frame was shown, as `CACurrentMediaTime` counts.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is shown.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// Seconds between two frames of the display.
  open var duration: CFTimeInterval { timestamp == 0 ? 0 : 1.0 / 60 }
  /// Calls a second; 0: as many as the display has frames.
  open var preferredFramesPerSecond = 0 { didSet { reschedule() } }
  /// The older way: every which frame of the display calls, 1 for each. A preferred rate counts before it.
  open var frameInterval = 1 { didSet { reschedule() } }
  /// The same as a range.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { reschedule() } }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard source == nil, target != nil else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    nonisolated(unsafe) let link = self
    source.setEventHandler { MainActorAssumption.run { link.fire() } }
    self.source = source
    reschedule()
    source.resume()
  }
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }
  open func invalidate() {
    stop()
    target = nil
  }

  // MARK: Machinery

  private var interval: CFTimeInterval {
    let range = Double(preferredFrameRateRange.preferred ?? 0)
    let preferred = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : range
    return 1 / (preferred > 0 ? min(preferred, 60) : 60 / Double(max(1, frameInterval)))
  }

  private func stop() {
    source?.cancel()
    source = nil
  }

  private func reschedule() {
    let nanoseconds = Int((interval * 1e9).rounded())
    source?.schedule(deadline: .now() + .nanoseconds(nanoseconds), repeating: .nanoseconds(nanoseconds))
  }

  @MainActor private func fire() {
    guard !isPaused, let target else { return }
    timestamp = CACurrentMediaTime()
    SelectorSending.send(selector, to: target, [self], for: .action)
  }
}

/// How often a display link is to call back, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Whatever the display does.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
