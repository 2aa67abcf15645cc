@_exported import Foundation

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// Steps that were counted.
open class CMPedometerData: NSObject, @unchecked Sendable {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
}
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void
public let CMErrorDomain = "CMErrorDomain"

/// Counts steps. This device can't, as a simulator can't, and says so to whoever asks all the same.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  @preconcurrency
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    refuse(handler)
  }
  @preconcurrency
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { refuse(handler) }
  open func stopUpdates() {}

  private func refuse(_ handler: @escaping CMPedometerHandler) {
    DispatchQueue.global().async { handler(nil, NSError(domain: CMErrorDomain, code: 109)) }
  }
}

public struct CMAcceleration: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMRotationRate: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
}
open class CMAccelerometerData: NSObject, @unchecked Sendable {
  open var acceleration: CMAcceleration { CMAcceleration() }
}
open class CMAttitude: NSObject, @unchecked Sendable {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}
open class CMDeviceMotion: NSObject, @unchecked Sendable {
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// Tells how the device is moved. It lies still and has no sensors: no update comes.
open class CMMotionManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open private(set) var isAccelerometerActive = false
  open private(set) var isDeviceMotionActive = false
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var accelerometerData: CMAccelerometerData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  open func stopAccelerometerUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  open func stopDeviceMotionUpdates() {}
}
