import Foundation

public enum CMMotionActivityConfidence: Int, Sendable { case low = 0, medium, high }

/// What somebody was doing. Only a sensor makes one.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var startDate: Date { .distantPast }
  open var confidence: CMMotionActivityConfidence { .low }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}
public typealias CMMotionActivityHandler = @Sendable (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = @Sendable ([CMMotionActivity]?, (any Error)?) -> Void

/// Tells what the user is doing. This device can't, as a simulator can't: no update comes, and a question is answered by an error.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  @preconcurrency
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
  open func stopActivityUpdates() {}
  @preconcurrency
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityQueryHandler
  ) { queue.addOperation { handler(nil, NSError(domain: CMErrorDomain, code: 109)) } }
}
