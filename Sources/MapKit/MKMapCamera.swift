import CoreLocation
import Foundation
import UIKit

/// Where a map is looked at from. No ground is drawn, so that heading and pitch are kept and nothing else comes of them; the distance says
/// how large the region is that the map shows.
open class MKMapCamera: NSObject, NSCopying {
  open var centerCoordinate: CLLocationCoordinate2D
  open var centerCoordinateDistance: CLLocationDistance
  open var heading: CLLocationDirection
  open var pitch: CGFloat
  /// The older name of the distance.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  public override convenience init() {
    self.init(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 0, pitch: 0, heading: 0)
  }
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
  }
}

extension MKMapView {
  /// A copy of where the map is looked at from.
  public var camera: MKMapCamera {
    get {
      let meters = region.span.latitudeDelta * MKCoordinateRegion.metersInDegree
      return MKMapCamera(
        lookingAtCenter: region.center, fromDistance: meters, pitch: cameraAngles.pitch, heading: cameraAngles.heading)
    }
    set { setCamera(newValue, animated: false) }
  }
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    cameraAngles = (camera.pitch, camera.heading)
    let meters = camera.centerCoordinateDistance
    setRegion(
      MKCoordinateRegion(center: camera.centerCoordinate, latitudinalMeters: meters, longitudinalMeters: meters),
      animated: animated)
  }
}
