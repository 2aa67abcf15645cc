import CoreGraphics
import CoreLocation
import UIKit

/// Several annotations as one, in their middle. A map here shows each annotation by itself and makes none of these; an app can.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    let places = memberAnnotations.map(\.coordinate)
    let count = Double(max(1, places.count))
    return CLLocationCoordinate2D(
      latitude: places.map(\.latitude).reduce(0, +) / count, longitude: places.map(\.longitude).reduce(0, +) / count)
  }
}

/// Turns a map to the north. A map here always looks north, so that the button hides itself unless it is to be there.
@preconcurrency @MainActor open class MKCompassButton: UIView {
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    showAsWanted()
  }
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive { didSet { showAsWanted() } }
  private func showAsWanted() { isHidden = compassVisibility != .visible }
}

/// Turns following the user's place on and off.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  public convenience init(mapView: MKMapView?) {
    self.init(image: UIImage(systemName: "location"), primaryAction: UIAction { [weak mapView] _ in mapView?.followsNext() })
    self.mapView = mapView
  }
  open weak var mapView: MKMapView?
}

/// The same as a view.
@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    let button = UIButton(
      primaryAction: UIAction(image: UIImage(systemName: "location")) { [weak mapView] _ in mapView?.followsNext() })
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
  }
  open weak var mapView: MKMapView?
}

extension MKMapView {
  fileprivate func followsNext() { userTrackingMode = userTrackingMode == .none ? .follow : .none }
}
