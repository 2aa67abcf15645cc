import Foundation

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// About how far a beacon is away.
public enum CLProximity: Int, Sendable { case unknown = 0, immediate, near, far }

/// Which beacons are meant.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, @unchecked Sendable {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?

  fileprivate init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
  public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.init(uuid, major, minor) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLBeaconIdentityConstraint else { return false }
    return (uuid, major ?? 0, minor ?? 0) == (other.uuid, other.major ?? 0, other.minor ?? 0)
      && (major == nil) == (other.major == nil) && (minor == nil) == (other.minor == nil)
  }
  open override var hash: Int { uuid.hashValue }
}

/// The area around beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  open var notifyEntryStateOnDisplay = false

  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
    self.init(beaconIdentityConstraint: constraint, identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }

  open var uuid: UUID { beaconIdentityConstraint.uuid }
  open var proximityUUID: UUID { uuid }
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
}

/// A beacon nearby. This host has no radio, and so finds none.
open class CLBeacon: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: NSNumber
  public let minor: NSNumber
  public let proximity: CLProximity
  public let accuracy: CLLocationAccuracy
  public let rssi: Int
  public let timestamp: Date
  open var proximityUUID: UUID { uuid }

  /// Nobody makes one here.
  init(_ uuid: UUID) {
    (self.uuid, major, minor, proximity) = (uuid, 0, 0, .unknown)
    (accuracy, rssi, timestamp) = (-1, 0, Date(timeIntervalSinceReferenceDate: 0))
  }
}

extension CLLocationManager {
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.insert(constraint)
  }
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.remove(constraint)
  }
  public func startRangingBeacons(in region: CLBeaconRegion) { rangedRegions.insert(region) }
  public func stopRangingBeacons(in region: CLBeaconRegion) { rangedRegions.remove(region) }
}
