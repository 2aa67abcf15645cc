import CoreLocation
import Foundation

/// How much of the earth a region covers.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth that a map shows.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = Self.metersInDegree
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / degree / max(0.01, cos(centerCoordinate.latitude * .pi / 180))))
  }

  /// How far apart two degrees of latitude are.
  static let metersInDegree = 111_319.5

  /// The smallest region around places, with a margin.
  init?(around places: [CLLocationCoordinate2D]) {
    guard let first = places.first else { return nil }
    let (south, north) = places.reduce((first.latitude, first.latitude)) { (min($0.0, $1.latitude), max($0.1, $1.latitude)) }
    let (west, east) = places.reduce((first.longitude, first.longitude)) { (min($0.0, $1.longitude), max($0.1, $1.longitude)) }
    self.init(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(latitudeDelta: max(0.01, (north - south) * 1.25), longitudeDelta: max(0.01, (east - west) * 1.25)))
  }

  /// Where a place is in a map of a size: degrees are of equal length everywhere in it.
  func point(of place: CLLocationCoordinate2D, in size: CGSize) -> CGPoint {
    let (wide, high) = (max(1e-9, span.longitudeDelta), max(1e-9, span.latitudeDelta))
    return CGPoint(
      x: ((place.longitude - center.longitude) / wide + 0.5) * size.width,
      y: (0.5 - (place.latitude - center.latitude) / high) * size.height)
  }
  func place(at point: CGPoint, in size: CGSize) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: center.latitude + (0.5 - point.y / max(1, size.height)) * span.latitudeDelta,
      longitude: center.longitude + (point.x / max(1, size.width) - 0.5) * span.longitudeDelta)
  }
  func contains(_ place: CLLocationCoordinate2D) -> Bool {
    abs(place.latitude - center.latitude) * 2 <= span.latitudeDelta
      && abs(place.longitude - center.longitude) * 2 <= span.longitudeDelta
  }
  /// For comparing.
  var numbers: [Double] { [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta] }
}

/// What a map shows.
public enum MKMapType: UInt, Sendable { case standard = 0, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
public enum MKUserTrackingMode: Int, Sendable { case none = 0, follow, followWithHeading }

public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
