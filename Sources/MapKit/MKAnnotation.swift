@_spi(CellHarness) import CoreLocation
import Foundation
import UIKit

/// What is read of an annotation whose class is not known: Objective-C's optional properties are optional once more there, and apps write
/// `annotation.title!!`.
public protocol _MKAnnotationTexts: NSObjectProtocol {}

extension _MKAnnotationTexts {
  public var title: String?? { (self as? any MKAnnotation).map { $0.title as String? } }
  public var subtitle: String?? { (self as? any MKAnnotation).map { $0.subtitle as String? } }
}

/// Something at a place of the map.
public protocol MKAnnotation: _MKAnnotationTexts {
  var coordinate: CLLocationCoordinate2D { get }
  @_disfavoredOverload var title: String? { get }
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
  @_disfavoredOverload public var title: String? { nil }
  @_disfavoredOverload public var subtitle: String? { nil }
}

/// Something with a title.
open class MKShape: NSObject, MKAnnotation {
  public override init() { super.init() }
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
}

/// A point with a title.
open class MKPointAnnotation: MKShape {
  public override init() { super.init() }
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}

/// Where the user is. The place of this device is not known.
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var location: CLLocation? { nil }
  open var isUpdating: Bool { false }
  open var title: String? = "My Location"
  open var subtitle: String?
}

/// A place with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }
  /// A place with the parts of its address, by the keys that address books have for them.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    address = addressDictionary
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  public override init(placemark: CLPlacemark) {
    address = placemark.addressDictionary as? [String: Any]
    super.init(placemark: placemark)
  }
  private let address: [String: Any]?

  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  open var title: String? { name }
  open var subtitle: String? { nil }
  open var countryCode: String? { isoCountryCode }

  open override var addressDictionary: [AnyHashable: Any]? { address }
  open override var name: String? { part("Name") }
  open override var thoroughfare: String? { part("Thoroughfare") ?? part("Street") }
  open override var subThoroughfare: String? { part("SubThoroughfare") }
  open override var locality: String? { part("City") }
  open override var subLocality: String? { part("SubLocality") }
  open override var administrativeArea: String? { part("State") }
  open override var subAdministrativeArea: String? { part("SubAdministrativeArea") }
  open override var postalCode: String? { part("ZIP") }
  open override var isoCountryCode: String? { part("CountryCode") }
  open override var country: String? { part("Country") }
  private func part(_ key: String) -> String? { address?[key] as? String }
}

/// Shows an annotation.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    addSubview(picture)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(picture)
  }

  open var annotation: (any MKAnnotation)? { didSet { setNeedsLayout() } }
  public let reuseIdentifier: String?
  open var image: UIImage? {
    didSet {
      picture.image = image
      if let image { bounds.size = image.size }
    }
  }
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isSelected = false
  open var isDraggable = false
  open var canShowCallout = false
  open var clusteringIdentifier: String?
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var displayPriority = MKFeatureDisplayPriority.required
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}

  private let picture = UIImageView()
  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}

/// Which of several annotations goes.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(rawValue: 1000)
  public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
  public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// A balloon with a glyph, and the annotation's title below.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    addSubview(name)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(name)
  }
  open var markerTintColor: UIColor? { didSet { backgroundColor = markerTintColor } }
  open var glyphTintColor: UIColor?
  open var glyphText: String? { didSet { setNeedsLayout() } }
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var animatesWhenAdded = false

  private let name = UILabel()
  open override func layoutSubviews() {
    super.layoutSubviews()
    name.text = [glyphText, annotation?.title].compactMap { $0 }.joined(separator: " ")
    name.sizeToFit()
    name.center = CGPoint(x: bounds.midX, y: bounds.maxY + name.bounds.height / 2)
  }
}

public enum MKFeatureVisibility: Int, Sendable { case adaptive = 0, hidden, visible }

/// A pin.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed
  open var animatesDrop = false
}
