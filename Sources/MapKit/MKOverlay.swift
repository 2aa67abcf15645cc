import CoreGraphics
import CoreLocation
import Foundation
import UIKit

/// Something that covers a part of the map.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

/// A place in the map's own units: degrees are of equal length everywhere here.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(
      x: (coordinate.longitude + 180) / 360 * MKMapSize.world.width, y: (90 - coordinate.latitude) / 180 * MKMapSize.world.height)
  }
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: 90 - y / MKMapSize.world.height * 180, longitude: x / MKMapSize.world.width * 360 - 180)
  }
}

/// A size in the map's own units.
public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public init() { (width, height) = (0, 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A part of the map in its own units.
public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public var isNull: Bool { origin.x.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }
  init(around points: [MKMapPoint]) {
    self = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}

extension MKCoordinateRegion {
  public init(_ rect: MKMapRect) {
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: rect.size.height / MKMapSize.world.height * 180,
        longitudeDelta: rect.size.width / MKMapSize.world.width * 360))
  }
}

/// A shape of several points.
open class MKMultiPoint: MKShape {
  let places: [CLLocationCoordinate2D]
  init(places: [CLLocationCoordinate2D]) {
    self.places = places
    super.init()
    coordinate = MKMapRect(around: places.map { MKMapPoint($0) }).middle
  }
  open var pointCount: Int { places.count }
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (index, place) in places[range.location..<range.location + range.length].enumerated() { coords[index] = place }
  }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
  open var boundingMapRect: MKMapRect { MKMapRect(around: places.map { MKMapPoint($0) }) }
}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
  open var boundingMapRect: MKMapRect { MKMapRect(around: places.map { MKMapPoint($0) }) }
}

/// All places within a distance of one.
open class MKCircle: MKShape, MKOverlay {
  public let radius: CLLocationDistance
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    coordinate = coord
  }
  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let (high, wide) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    return MKMapRect(
      around: [(high, -wide), (-high, wide)].map { up, right in
        MKMapPoint(CLLocationCoordinate2D(latitude: coordinate.latitude + up, longitude: coordinate.longitude + right))
      })
  }
}

extension MKMapRect {
  init(of region: MKCoordinateRegion) {
    let (center, span) = (MKMapPoint(region.center), region.span)
    let size = MKMapSize(
      width: span.longitudeDelta / 360 * MKMapSize.world.width, height: span.latitudeDelta / 180 * MKMapSize.world.height)
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
  var middle: CLLocationCoordinate2D { isNull ? CLLocationCoordinate2D() : MKMapPoint(x: midX, y: midY).coordinate }
}
