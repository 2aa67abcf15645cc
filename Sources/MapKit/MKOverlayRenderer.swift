import CoreGraphics
import CoreLocation
import Foundation
import UIKit

/// Where an overlay lies between the ground and its names; neither is drawn here.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }

/// Draws an overlay.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open func setNeedsDisplay() { onChange?() }
  /// What is drawn; a renderer of the app's own that draws by itself is not asked.
  var path: CGPath? { nil }
  var onChange: (() -> Void)?

  /// The map's units as points of the map that shows the overlay.
  var place: ((MKMapPoint) -> CGPoint)?
  open func point(for mapPoint: MKMapPoint) -> CGPoint { place?(mapPoint) ?? CGPoint(x: mapPoint.x, y: mapPoint.y) }
  func apply(to layer: CAShapeLayer) { layer.opacity = Float(alpha) }
}

/// Draws a path.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineJoin: CGLineJoin = .round
  open var lineCap: CGLineCap = .round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

  override func apply(to layer: CAShapeLayer) {
    super.apply(to: layer)
    layer.path = path
    layer.fillColor = fillColor?.cgColor
    layer.strokeColor = strokeColor?.cgColor
    layer.lineWidth = lineWidth
    layer.lineDashPattern = lineDashPattern
  }
  fileprivate func outline(_ places: [CLLocationCoordinate2D], isClosed: Bool) -> CGPath {
    let path = CGMutablePath()
    for (index, place) in places.enumerated() {
      let point = point(for: MKMapPoint(place))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed { path.closeSubpath() }
    return path
  }
}

/// Draws a line.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(places: []) }
  override var path: CGPath? { outline(polyline.places, isClosed: false) }
}

/// Draws an area.
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(places: []) }
  override var path: CGPath? { outline(polygon.places, isClosed: true) }
}

/// Draws a circle.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
  override var path: CGPath? {
    let rect = overlay.boundingMapRect
    let (start, end) = (point(for: rect.origin), point(for: MKMapPoint(x: rect.maxX, y: rect.maxY)))
    return CGPath(
      ellipseIn: CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y), transform: nil)
  }
}

/// The overlays of a map, each with what draws it.
@MainActor final class ShownOverlays {
  private(set) var all: [any MKOverlay] = []
  private var shown: [ObjectIdentifier: (renderer: MKOverlayRenderer, layer: CAShapeLayer)] = [:]

  func add(_ overlays: [any MKOverlay]) { all += overlays }
  func insert(_ overlay: any MKOverlay, at index: Int) { all.insert(overlay, at: min(index, all.count)) }
  func remove(_ overlays: [any MKOverlay]) {
    let gone = Set(overlays.map { ObjectIdentifier($0) })
    all.removeAll { gone.contains(ObjectIdentifier($0)) }
    for key in gone { shown.removeValue(forKey: key)?.layer.removeFromSuperlayer() }
  }
  func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { shown[ObjectIdentifier(overlay)]?.renderer }

  /// Draws all overlays where they belong now.
  func place(in map: MKMapView, _ point: @escaping (MKMapPoint) -> CGPoint) {
    for overlay in all {
      let key = ObjectIdentifier(overlay)
      if shown[key] == nil, let renderer = map.delegate?.mapView(map, rendererFor: overlay) {
        let layer = CAShapeLayer()
        map.layer.addSublayer(layer)
        renderer.onChange = { [weak renderer, weak layer] in if let layer { renderer?.apply(to: layer) } }
        shown[key] = (renderer, layer)
        map.delegate?.mapView(map, didAdd: [renderer])
      }
      guard let (renderer, layer) = shown[key] else { continue }
      renderer.place = point
      renderer.apply(to: layer)
    }
  }
}
