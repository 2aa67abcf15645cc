import Foundation

/// Finds the place of an address and the address of a place: none, as on a phone without a network, for there is no service to ask.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  public override init() { super.init() }

  open private(set) var isGeocoding = false
  @preconcurrency
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
    fail(completionHandler)
  }
  @preconcurrency
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CompletionHandler
  ) { fail(completionHandler) }
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale? = nil) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  @preconcurrency
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
    fail(completionHandler)
  }
  @preconcurrency
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func cancelGeocode() { isGeocoding = false }

  private func fail(_ completionHandler: @escaping CompletionHandler) {
    isGeocoding = true
    DispatchQueue.main.async { [self] in
      let error = CLError(isGeocoding ? .network : .geocodeCanceled)
      isGeocoding = false
      completionHandler(nil, error)
    }
  }
}

/// A place with its address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public init(placemark: CLPlacemark) {
    location = placemark.location
    super.init()
  }
  @_spi(CellHarness) public init(location: CLLocation?) {
    self.location = location
    super.init()
  }
  public let location: CLLocation?
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var areasOfInterest: [String]? { nil }
  /// The address by the keys that address books have for its parts.
  open var addressDictionary: [AnyHashable: Any]? { nil }
}
