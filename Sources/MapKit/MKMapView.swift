import CoreGraphics
import CoreLocation
import Foundation
import UIKit

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// A map. No ground is drawn: its region is its accessibility value, and the views of annotations stand where they belong.
@preconcurrency @MainActor open class MKMapView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  /// Which places of interest are shown; none is drawn here.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// A new one says of which type the map is, and whether it shows traffic.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { preferredConfiguration.apply(to: self) }
  }
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  public let userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }

  /// How the camera is turned, which is kept.
  var cameraAngles: (pitch: CGFloat, heading: CLLocationDirection) = (0, 0)

  // MARK: The region

  open var region: MKCoordinateRegion {
    get { shownRegion }
    set { setRegion(newValue, animated: false) }
  }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard region.numbers != shownRegion.numbers else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shownRegion = region
    let numbers = region.numbers.map { String(format: "%.4f", $0) }
    accessibilityValue = "\(numbers[0]), \(numbers[1]), \(numbers[2])×\(numbers[3])"
    placeViews()
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { shownRegion.center }
    set { setCenter(newValue, animated: false) }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: shownRegion.span), animated: animated)
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(shownRegion.point(of: coordinate, in: bounds.size), to: view)
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    shownRegion.place(at: convert(point, from: view), in: bounds.size)
  }

  // MARK: Annotations

  open private(set) var annotations: [any MKAnnotation] = []
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    placeViews()
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    let gone = Set(annotations.map { ObjectIdentifier($0) })
    self.annotations.removeAll { gone.contains(ObjectIdentifier($0)) }
    for key in gone { retire(key) }
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let known = Set(self.annotations.map { ObjectIdentifier($0) })
    self.annotations += annotations.filter { !known.contains(ObjectIdentifier($0)) }
    if let region = MKCoordinateRegion(around: annotations.map(\.coordinate)) { setRegion(region, animated: animated) }
    placeViews()
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
  open private(set) var selectedAnnotations: [any MKAnnotation] = []
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
    selectedAnnotations = [annotation]
    guard let view = view(for: annotation) else { return }
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    guard let view = pool[identifier]?.popLast() else {
      return classes[identifier].map { MKAnnotationView.make($0, nil, identifier) }
    }
    view.prepareForReuse()
    return view
  }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView
  {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? MKAnnotationView.make(classes[identifier] ?? MKMarkerAnnotationView.self, annotation, identifier)
    view.annotation = annotation
    return view
  }

  // MARK: Overlays

  open var overlays: [any MKOverlay] { shownOverlays.all }
  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
  open func addOverlays(_ overlays: [any MKOverlay]) {
    shownOverlays.add(overlays)
    placeOverlays()
  }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    shownOverlays.insert(overlay, at: index)
    placeOverlays()
  }
  open func removeOverlay(_ overlay: any MKOverlay) { shownOverlays.remove([overlay]) }
  open func removeOverlays(_ overlays: [any MKOverlay]) { shownOverlays.remove(overlays) }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { shownOverlays.renderer(for: overlay) }
  open var visibleMapRect: MKMapRect {
    get { MKMapRect(of: shownRegion) }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animated)
  }
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    let (wide, high) = (max(1, bounds.width - insets.left - insets.right), max(1, bounds.height - insets.top - insets.bottom))
    let (x, y) = (mapRect.size.width / wide, mapRect.size.height / high)
    setVisibleMapRect(
      MKMapRect(
        x: mapRect.minX - x * insets.left, y: mapRect.minY - y * insets.top, width: x * bounds.width, height: y * bounds.height),
      animated: animated)
  }

  private let shownOverlays = ShownOverlays()
  private func placeOverlays() {
    let (region, size) = (shownRegion, bounds.size)
    shownOverlays.place(in: self) { region.point(of: $0.coordinate, in: size) }
  }

  // MARK: Machinery

  private var shownRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var pool: [String: [MKAnnotationView]] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeViews()
  }

  /// Views stand for the annotations that the region contains.
  private func placeViews() {
    placeOverlays()
    for annotation in annotations {
      let key = ObjectIdentifier(annotation)
      guard shownRegion.contains(annotation.coordinate) else {
        retire(key)
        continue
      }
      if views[key] == nil {
        let view = delegate?.mapView(self, viewFor: annotation) ?? defaultView(annotation)
        views[key] = view
        addSubview(view)
        delegate?.mapView(self, didAdd: [view])
      }
      if let view = views[key] {
        let point = shownRegion.point(of: annotation.coordinate, in: bounds.size)
        view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
      }
    }
  }

  private func defaultView(_ annotation: any MKAnnotation) -> MKAnnotationView {
    dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
  }

  private func retire(_ key: ObjectIdentifier) {
    guard let view = views.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { pool[identifier, default: []].append(view) }
  }
}

extension MKAnnotationView {
  /// A view of a class that is registered: of the app's own ones those that are made without arguments of their own.
  static func make(_ type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String) -> MKAnnotationView {
    if type == MKPinAnnotationView.self { return MKPinAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
    if type == MKAnnotationView.self { return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }
}

/// Makes the views of annotations and hears what the user does with the map.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
