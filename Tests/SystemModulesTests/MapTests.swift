import CoreLocation
import HeadlessCore
import MapKit
import SwiftUI
import Testing

@_spi(CellHarness) @testable import UIKit

/// Places and maps. A test that waits for queues has a process of its own.
@MainActor @Suite("Places and maps", .serialized) struct MapTests {
  init() { RunState.begin() }

  @Test("A place made of an address has its parts; one without has none")
  func placemarks() {
    let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let bare = MKPlacemark(coordinate: place, addressDictionary: nil)
    #expect(bare.coordinate.latitude == 1 && bare.locality == nil && bare.title == nil)
    let full = MKPlacemark(
      coordinate: place, addressDictionary: ["Name": "Home", "Street": "Main 1", "City": "Ulm", "CountryCode": "DE"])
    #expect(full.title == "Home" && full.locality == "Ulm" && full.thoroughfare == "Main 1" && full.countryCode == "DE")
    #expect(MKPlacemark(placemark: full).locality == "Ulm")
  }

  @Test(
    "An annotation of an unknown class has texts that are optional once more, as in Objective-C; its own class says them plainly")
  func annotationTexts() {
    let point = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 3), title: "Here", subtitle: nil)
    let unknown: any MKAnnotation = point
    #expect(unknown.title!! == "Here" && point.title == "Here" && point.subtitle == nil)
    let other = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 3, longitude: 5))
    let cluster = MKClusterAnnotation(memberAnnotations: [point, other])
    #expect(cluster.coordinate.latitude == 2 && cluster.coordinate.longitude == 4 && cluster.memberAnnotations.count == 2)
  }

  @Test("A map's button follows the user and lets go again; the compass hides unless it is to be seen")
  func buttons() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = try #require(MKUserTrackingButton(mapView: map).subviews.first as? UIButton)
    button.sendActions(for: .primaryActionTriggered)
    #expect(map.userTrackingMode == .follow)
    button.sendActions(for: .primaryActionTriggered)
    #expect(map.userTrackingMode == .none)
    let compass = MKCompassButton(mapView: map)
    #expect(compass.isHidden)
    compass.compassVisibility = .visible
    #expect(!compass.isHidden)
  }

  @Test("A map's camera and its region say the same, and a camera that is changed is no map's before it is set")
  func camera() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let place = CLLocationCoordinate2D(latitude: 40, longitude: -3)
    map.setCamera(MKMapCamera(lookingAtCenter: place, fromDistance: 2000, pitch: 45, heading: 90), animated: false)
    #expect(map.region.center.latitude == 40 && abs(map.region.span.latitudeDelta - 0.018) < 0.001)
    let camera = map.camera
    #expect(camera.pitch == 45 && camera.heading == 90 && abs(camera.centerCoordinateDistance - 2000) < 0.1)
    camera.centerCoordinateDistance = 4000
    #expect(abs(map.camera.altitude - 2000) < 0.1)
    map.camera = camera
    #expect(abs(map.region.span.latitudeDelta - 0.036) < 0.001)
  }

  @Test("A map's configuration says of which type it is, and whether it shows traffic")
  func configurations() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let streets = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted)
    streets.showsTraffic = true
    streets.pointOfInterestFilter = .excludingAll
    map.preferredConfiguration = streets
    #expect(map.mapType == .mutedStandard && map.showsTraffic && map.pointOfInterestFilter == .excludingAll)
    map.preferredConfiguration = MKImageryMapConfiguration()
    #expect(map.mapType == .satellite && !map.showsTraffic)
    map.preferredConfiguration = MKHybridMapConfiguration(elevationStyle: .realistic)
    #expect(map.mapType == .hybridFlyover && map.preferredConfiguration.elevationStyle == .realistic)
  }

  @Test("A reader says which place a point of its map is, in the map's points and in the window's")
  func reader() throws {
    final class Asked { var proxy: MapProxy? }
    let asked = Asked()
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 10, longitude: 20), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))
    let controller = UIHostingController(
      rootView: MapReader { proxy in
        let _ = asked.proxy = proxy
        Map(initialPosition: .region(region)).frame(width: 200, height: 200)
      })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.settle()
    let proxy = try #require(asked.proxy)
    let centre = try #require(proxy.convert(CGPoint(x: 100, y: 100), from: .local))
    #expect(abs(centre.latitude - 10) < 0.001 && abs(centre.longitude - 20) < 0.001)
    let corner = try #require(proxy.convert(CGPoint.zero, from: .local))
    #expect(corner.latitude > 10.9 && corner.longitude < 19.1)
    let point = try #require(proxy.convert(region.center, to: .global))
    #expect(abs(point.x - 160) < 1)
    #expect(proxy.convert(CLLocationCoordinate2D(latitude: 50, longitude: 20), to: .local) == nil)
  }

  @Test(
    "A tap selects what has a tag on a map with a selection, one beside it nothing, and content of another type is not selected")
  func selection() throws {
    final class Choice { var id: Int? }
    let choice = Choice()
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 10, longitude: 20), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))
    let controller = UIHostingController(
      rootView: Map(
        initialPosition: .region(region), selection: Binding(get: { choice.id }, set: { choice.id = $0 })
      ) {
        Marker("Mill", coordinate: CLLocationCoordinate2D(latitude: 10.5, longitude: 20)).tag(7)
        Marker("Weir", coordinate: CLLocationCoordinate2D(latitude: 9.5, longitude: 20)).tag("weir")
        ForEach([3], id: \.self) { _ in Marker("Lock", coordinate: region.center) }
      })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.settle()
    func tap(_ y: CGFloat) {
      TouchDriver.tap(at: CGPoint(x: 160, y: y), in: window)
      HostLoop.settle()
    }
    tap(120)
    #expect(choice.id == 7)
    tap(240)
    #expect(choice.id == 3)
    tap(20)
    #expect(choice.id == nil)
    tap(360)
    #expect(choice.id == nil)
  }

  @Test("What is typed is completed to nothing: the delegate hears once that the last text failed")
  func completer() async {
    await #expect(processExitsWith: .success) { await MapTests().completerAlone() }
  }

  fileprivate func completerAlone() async {
    final class Listener: NSObject, MKLocalSearchCompleterDelegate {
      nonisolated(unsafe) var heard: [String] = []
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        heard.append("\(completer.queryFragment) \((error as? MKError)?.code == .serverFailure)")
      }
    }
    let (completer, listener) = (MKLocalSearchCompleter(), Listener())
    completer.delegate = listener
    completer.resultTypes = .address
    completer.queryFragment = "Ul"
    completer.queryFragment = "Ulm"
    #expect(completer.isSearching)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(listener.heard == ["Ulm true"] && !completer.isSearching && completer.results.isEmpty)
    completer.queryFragment = "Bonn"
    completer.cancel()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(listener.heard == ["Ulm true"])
  }

  @Test("A manager tells what the app may do, and that no place is known")
  func manager() async {
    await #expect(processExitsWith: .success) { await MapTests().managerAlone() }
  }

  fileprivate func managerAlone() async {
    final class Listener: NSObject, CLLocationManagerDelegate {
      nonisolated(unsafe) var heard: [String] = []
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        heard.append("may \(manager.authorizationStatus.rawValue)")
      }
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { heard.append("place") }
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        heard.append("\((error as? CLError)?.code == .locationUnknown ? "unknown" : "denied")")
      }
    }
    final class OlderListener: NSObject, CLLocationManagerDelegate {
      nonisolated(unsafe) var heard: [CLAuthorizationStatus] = []
      func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        heard.append(status)
      }
    }
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.requestLocation()
    await turn()
    #expect(listener.heard == ["may 0", "denied"])
    manager.requestWhenInUseAuthorization()
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    manager.startUpdatingLocation()
    await turn()
    #expect(listener.heard.dropFirst(2) == ["may 4", "unknown"])
    let (other, older) = (CLLocationManager(), OlderListener())
    other.delegate = older
    await turn()
    #expect(older.heard == [.authorizedWhenInUse] && other.location == nil)
    let geocoder = CLGeocoder()
    let found = try? await geocoder.geocodeAddressString("1 Infinite Loop")
    #expect(found == nil)
  }

  /// Within half a point: the map is drawn by Mercator's rule, where degrees of latitude are not equally high.
  private func isNear(_ rect: CGRect?, _ other: CGRect) -> Bool {
    guard let rect else { return false }
    return [rect.minX - other.minX, rect.minY - other.minY, rect.maxX - other.maxX, rect.maxY - other.maxY].allSatisfy {
      abs($0) < 0.5
    }
  }

  @Test("An overlay is drawn by what the delegate gives it, where the map shows it now, until it is removed")
  func overlays() {
    final class Drawing: NSObject, MKMapViewDelegate {
      var asked = 0
      func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        asked += 1
        if let circle = overlay as? MKCircle { return MKCircleRenderer(circle: circle) }
        guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
        let renderer = MKPolylineRenderer(polyline: line)
        renderer.strokeColor = .red
        renderer.lineWidth = 3
        return renderer
      }
    }
    let (map, drawing) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Drawing())
    map.delegate = drawing
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
    let places = [CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 5, longitude: 5)]
    let line = MKPolyline(coordinates: places, count: 2)
    map.addOverlay(line)
    let layer = map.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first
    #expect(isNear(layer?.path?.boundingBox, CGRect(x: 50, y: 0, width: 50, height: 50)) && layer?.lineWidth == 3)
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 20))
    #expect(isNear(layer?.path?.boundingBox, CGRect(x: 50, y: 25, width: 25, height: 25)) && drawing.asked == 1)
    (map.renderer(for: line) as? MKPolylineRenderer)?.lineWidth = 5
    #expect(layer?.lineWidth == 5)
    map.removeOverlay(line)
    #expect(map.overlays.isEmpty && layer?.superlayer == nil)
    map.addOverlay(MKCircle(center: places[0], radius: 111_319.5))
    let circle = map.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first?.path?.boundingBox
    #expect(circle.map { abs($0.width - 10) < 0.01 && abs($0.midX - 50) < 0.01 } == true)
    map.setVisibleMapRect(line.boundingMapRect, animated: false)
    #expect(abs(map.region.center.latitude - 2.5) < 0.001 && abs(map.region.span.longitudeDelta - 5) < 0.001)
  }

  @Test("Distances are those of an earth that is flat at its poles")
  func distances() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522), london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    #expect(abs(paris.distance(from: london) - 343_923) < 2)
    func far(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
      CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
    }
    #expect(abs(far((41, -111), (41, -112)) - 84_135) < 1 && far((41, -111), (41, -111)) == 0)
    #expect(abs(far((0, 0), (0, 1)) - 111_319.5) < 0.1 && abs(far((0, 0), (1, 0)) - 110_574.4) < 0.1)
    // Opposite of each other: half of a round earth's way around.
    #expect(abs(far((0, 0), (0, 180)) - 20_015_115) < 20_000 && abs(far((90, 0), (-90, 0)) - 20_003_931) < 20_000)
    #expect(CLLocationCoordinate2DIsValid(paris.coordinate) && !CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    let region = CLCircularRegion(center: paris.coordinate, radius: 400_000, identifier: "near")
    #expect(region.contains(london.coordinate) && !region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 0)))
  }

  @Test("A map asks for the views of the annotations that it shows, puts them where they belong and uses them again")
  func mapView() throws {
    final class Listener: NSObject, MKMapViewDelegate {
      var made = 0, regions = 0
      func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        if let old = mapView.dequeueReusableAnnotationView(withIdentifier: "shop") { return old }
        made += 1
        return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "shop")
      }
      func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { regions += 1 }
    }
    let listener = Listener()
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    map.delegate = listener
    let span = MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)
    map.setRegion(MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 10, longitude: 20), span: span), animated: false)
    let near = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 10.5, longitude: 21), title: "Shop", subtitle: nil)
    let far = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 30, longitude: 21))
    map.addAnnotations([near, far])
    let view = try #require(map.view(for: near))
    #expect(view.center == CGPoint(x: 150, y: 25) && map.view(for: far) == nil && listener.made == 1)
    map.setCenter(CLLocationCoordinate2D(latitude: 30, longitude: 21), animated: true)
    #expect(map.view(for: near) == nil && map.view(for: far)?.center == CGPoint(x: 100, y: 50))
    #expect(listener.regions == 2 && map.annotations.count == 2)
    map.removeAnnotation(far)
    #expect(map.annotations.count == 1 && map.subviews.isEmpty)
  }

  @Test("Where a map looks can be compared, as a button that leads back asks")
  func positions() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2), span: MKCoordinateSpan(latitudeDelta: 3, longitudeDelta: 4))
    #expect(MapCameraPosition.automatic == .automatic && MapCameraPosition.region(region) == .region(region))
    #expect(MapCameraPosition.region(region) != .automatic)
  }

  @Test("A map of SwiftUI's shows what is at the places of its region, old and new")
  func maps() {
    struct Place: Identifiable {
      let id: String
      let latitude: Double
    }
    struct Page: View {
      @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
        span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))
      @State private var position: MapCameraPosition = .automatic
      let places: [Place]
      var body: some View {
        VStack {
          Map(coordinateRegion: $region, annotationItems: places) { place in
            MapAnnotation(coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: 20)) { Text(place.id) }
          }
          Map(position: $position) {
            ForEach(places) { place in
              Marker("new \(place.id)", coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: 20)).tint(.red)
            }
            if places.isEmpty { UserAnnotation() }
          }
          .mapStyle(.hybrid(elevation: .realistic))
        }
      }
    }
    let controller = UIHostingController(
      rootView: Page(places: [Place(id: "near", latitude: 10.2), Place(id: "far", latitude: 50)]))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    #expect(controller.view.shownTexts == ["near", "new near", "new far"])
  }
}
