import CoreLocation
import Foundation
@_spi(CellHarness) import UIKit

/// Makes a picture of a part of the earth. The picture has the size that is asked for, and is another one for another region; no ground
/// is drawn. It comes after the next turn of the queue, unless the work is cancelled before.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject, NSCopying, @unchecked Sendable {
    public override init() { super.init() }
    open var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
    open var mapRect: MKMapRect {
      get { MKMapRect(of: region) }
      set { region = MKCoordinateRegion(newValue) }
    }
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open func copy(with zone: NSZone? = nil) -> Any { twin() }
    func twin() -> Options {
      let copy = Options()
      (copy.region, copy.mapType, copy.size) = (region, mapType, size)
      (copy.showsBuildings, copy.pointOfInterestFilter) = (showsBuildings, pointOfInterestFilter)
      return copy
    }
  }

  /// The picture, and where places are in it.
  open class Snapshot: NSObject, @unchecked Sendable {
    private let options: Options
    public let image: UIImage
    init(_ options: Options) {
      self.options = options
      let place = options.region.numbers.map { String(format: "%.4f", $0) }.joined(separator: " ")
      image = UIImage(picture: "map \(options.mapType.rawValue) \(place)", size: options.size)
    }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { options.region.point(of: coordinate, in: options.size) }
  }

  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// What is changed in the options afterwards is of no account.
  private let options: Options
  private var work: DispatchWorkItem?

  public override convenience init() { self.init(options: Options()) }
  public init(options: Options) { self.options = options.twin() }

  open var isLoading: Bool { work != nil }
  @preconcurrency
  open func start(completionHandler: @escaping CompletionHandler) { start(with: .main, completionHandler: completionHandler) }
  @preconcurrency
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    cancel()
    nonisolated(unsafe) let handler = completionHandler
    let item = DispatchWorkItem { [self] in
      work = nil
      handler(Snapshot(options), nil)
    }
    work = item
    queue.async(execute: item)
  }
  open func start() async throws -> Snapshot {
    await withCheckedContinuation { continuation in
      start { snapshot, _ in continuation.resume(returning: snapshot ?? Snapshot(self.options)) }
    }
  }
  open func cancel() {
    work?.cancel()
    work = nil
  }
}

/// Which sights and shops a map names. Maps here name none.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let included: Set<MKPointOfInterestCategory>?
  private let excluded: Set<MKPointOfInterestCategory>

  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
  public init(including categories: [MKPointOfInterestCategory]) { (included, excluded) = (Set(categories), []) }
  public init(excluding categories: [MKPointOfInterestCategory]) { (included, excluded) = (nil, Set(categories)) }

  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    (included?.contains(category) ?? true) && !excluded.contains(category)
  }
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MKPointOfInterestFilter else { return false }
    return other.included == included && other.excluded == excluded
  }
  open override var hash: Int { excluded.hashValue ^ (included?.hashValue ?? 0) }
}

/// What a place is.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  public static let campground = MKPointOfInterestCategory(rawValue: "MKPOICategoryCampground")
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
}
