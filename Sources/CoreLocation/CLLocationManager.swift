import Foundation
import HeadlessCore

/// Asks where the device is.
///
/// The user allows it when the app asks. The place of this device is not known: a request for it, and updates that are started, answer
/// with `CLError.locationUnknown` in the next turn of the main queue, as a phone does that has no signal.
open class CLLocationManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Hears at once, in the next turn, what the app may do.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellAuthorization() } }
  }
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType: CLActivityType = .other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation: CLDeviceOrientation = .portrait

  /// The place that was found last: none.
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open private(set) var monitoredRegions: Set<CLRegion> = []
  /// What beacons are looked for, of which this host finds none.
  open internal(set) var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> = []
  open internal(set) var rangedRegions: Set<CLRegion> = []

  // MARK: Permission

  open var authorizationStatus: CLAuthorizationStatus { LocationRunState.current.status }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationRunState.current.status }
  open func requestWhenInUseAuthorization() { authorize(.authorizedWhenInUse) }
  open func requestAlwaysAuthorization() { authorize(.authorizedAlways) }
  @preconcurrency
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let completion { DispatchQueue.main.async { completion(nil) } }
  }

  // MARK: What this device can do

  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }

  // MARK: Updates

  open func requestLocation() { tellFailure() }
  open func startUpdatingLocation() {
    guard !isUpdating else { return }
    isUpdating = true
    tellFailure()
  }
  open func stopUpdatingLocation() { isUpdating = false }
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  open func requestState(for region: CLRegion) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didDetermineState: .unknown, for: region)
    }
  }

  // MARK: Machinery

  private var isUpdating = false

  private func authorize(_ status: CLAuthorizationStatus) {
    let run = LocationRunState.current
    guard run.status == .notDetermined || (run.status == .authorizedWhenInUse && status == .authorizedAlways) else { return }
    run.status = status
    tellAuthorization()
  }

  private func tellAuthorization() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      delegate.locationManagerDidChangeAuthorization(self)
    }
  }

  private func tellFailure() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      let isAllowed = authorizationStatus == .authorizedWhenInUse || authorizationStatus == .authorizedAlways
      delegate?.locationManager(self, didFailWithError: CLError(isAllowed ? .locationUnknown : .denied))
    }
  }
}

/// What the user allowed in a run.
final class LocationRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(LocationRunState.self)
  var status = CLAuthorizationStatus.notDetermined
  init() {}
}

/// Hears of places and permissions.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
  func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// A delegate that has only the older method hears through that.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
  ) {}
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
