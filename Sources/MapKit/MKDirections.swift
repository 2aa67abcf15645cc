import CoreLocation
import Foundation

/// How somebody travels.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Looks for ways: none are found, as without a network. The answer comes after the next turn of the main queue.
open class MKDirections: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    public override init() { super.init() }
  }
  open class Response: NSObject, @unchecked Sendable {
    open var source: MKMapItem { MKMapItem.forCurrentLocation() }
    open var destination: MKMapItem { MKMapItem.forCurrentLocation() }
    open var routes: [MKRoute] { [] }
  }
  open class ETAResponse: NSObject, @unchecked Sendable {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
  }

  public init(request: Request) { super.init() }
  open private(set) var isCalculating = false

  @preconcurrency
  open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    answer { completionHandler(nil, $0) }
  }
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  @preconcurrency
  open func calculateETA(completionHandler: @escaping @Sendable (ETAResponse?, (any Error)?) -> Void) {
    answer { completionHandler(nil, $0) }
  }
  open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
  open func cancel() { isCalculating = false }

  private func answer(_ handler: @escaping @Sendable (any Error) -> Void) {
    isCalculating = true
    DispatchQueue.main.async { [self] in
      guard isCalculating else { return }
      isCalculating = false
      handler(MKError(.serverFailure))
    }
  }
}

/// A way. None is ever found.
open class MKRoute: NSObject, @unchecked Sendable {
  open class Step: NSObject, @unchecked Sendable {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var distance: CLLocationDistance { 0 }
    open var polyline: MKPolyline { MKPolyline(places: []) }
  }
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var advisoryNotices: [String] { [] }
  open var polyline: MKPolyline { MKPolyline(places: []) }
  open var steps: [Step] { [] }
}
