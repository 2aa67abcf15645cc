import CoreLocation
import Foundation

/// A place that the maps app can open.
open class MKMapItem: NSObject, @unchecked Sendable {
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }
  /// The maps app opens; what the list shows does not depend on it.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { true }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// Searches for places: none are found, as without a network.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// Which kinds of places are asked for.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }
  open class Request: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(naturalLanguageQuery: String) {
      self.naturalLanguageQuery = naturalLanguageQuery
      super.init()
    }
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
    /// Asks for what a completion stands for.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(separator: ", "))
    }
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
  }
  open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public init(request: Request) { super.init() }
  @preconcurrency
  open func start(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
  }
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  open func cancel() {}
}

/// Why a map's service did not answer.
public struct MKError: CustomNSError, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "MKErrorDomain" }
  public var errorCode: Int { Int(code.rawValue) }
}
