import CoreLocation
import Testing

/// Beacons, of which this host finds none.
@Suite("Beacons") struct BeaconTests {
  @Test("What is looked for is remembered by what it means, and nothing can be found")
  func ranging() throws {
    let uuid = try #require(UUID(uuidString: "5A4BCFCE-174E-4BAC-A814-092E77F6B7E5"))
    let region = CLBeaconRegion(uuid: uuid, major: 123, minor: 456, identifier: "Door")
    #expect(region.major == 123 && region.minor == 456 && region.identifier == "Door" && region.uuid == uuid)
    let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: 123, minor: 456)
    #expect(region.beaconIdentityConstraint == constraint)
    #expect(constraint != CLBeaconIdentityConstraint(uuid: uuid, major: 123))
    let manager = CLLocationManager()
    #expect(!CLLocationManager.isRangingAvailable() && !CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
    manager.startRangingBeacons(satisfying: constraint)
    manager.startRangingBeacons(in: region)
    #expect(manager.rangedBeaconConstraints == [region.beaconIdentityConstraint] && manager.rangedRegions == [region])
    manager.stopRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: uuid, major: 123, minor: 456))
    manager.stopRangingBeacons(in: region)
    #expect(manager.rangedBeaconConstraints.isEmpty && manager.rangedRegions.isEmpty)
  }
}
