import CoreLocation
import SwiftUI

/// A map of SwiftUI's. No ground is drawn: what is at places stands where it belongs in the region that is shown.
public struct Map<Content>: View where Content: View {
  let region: @MainActor ([CLLocationCoordinate2D]) -> MKCoordinateRegion
  let places: @MainActor () -> [PlacedContent]
  /// What is selected; nil on a map that selects nothing.
  var chosen: ChosenPlace?
  @Environment(\.mapCameraAction) private var cameraAction
  @Environment(\.shownMap) private var shown

  public var body: some View {
    let places = places()
    let region = region(places.map(\.coordinate))
    GeometryReader { geometry in
      let _ = shown?.note(region, geometry.frame(in: .global))
      ZStack(alignment: .topLeading) {
        if let chosen { Color.clear.contentShape(Rectangle()).onTapGesture { chosen.choose(nil) } } else { Color.clear }
        ForEach(places.indices, id: \.self) { index in
          if region.contains(places[index].coordinate) {
            places[index].shown(chosen).fixedSize().position(region.point(of: places[index].coordinate, in: geometry.size))
          }
        }
      }
    }
    .onChange(of: region.numbers, initial: true) {
      cameraAction?(MapCameraUpdateContext(region: region))
    }
    .accessibilityValue(Text(verbatim: region.numbers.map { String(format: "%.4f", $0) }.joined(separator: ", ")))
  }
}

/// What a map of the newer kind shows.
public struct MapContentView: View {
  public var body: some View { EmptyView() }
}

extension Map where Content == MapContentView {
  /// Creates a map whose camera the app moves.
  public init<C>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping () -> C
  ) where C: MapContent { self.init(position.wrappedValue, content) }
  /// Creates a map with content.
  public init<C>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping () -> C
  ) where C: MapContent { self.init(initialPosition, content) }
  /// Creates a map without content.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(position.wrappedValue) { MapContentList { _ in } } }
  /// Creates a map without content.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(initialPosition) { MapContentList { _ in } } }

  init<C: MapContent>(_ position: MapCameraPosition, selecting chosen: ChosenPlace? = nil, _ content: @escaping () -> C) {
    self.chosen = chosen
    region = { places in position.shown(places) }
    places = {
      var places: [PlacedContent] = []
      content().collect(&places)
      return places
    }
  }
}

/// What a map of the older kind shows.
public struct _DefaultMapContent: View {
  public var body: some View { EmptyView() }
}

/// What stands at places of a map of the older kind.
public struct _DefaultAnnotatedMapContent<Items>: View {
  public var body: some View { EmptyView() }
}

extension Map where Content == _DefaultMapContent {
  /// Creates a map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    region = { _ in coordinateRegion.wrappedValue }
    places = { [] }
  }
}

extension Map {
  /// Creates a map of a region with something for each of several items.
  public init<Items, Item>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems items: Items,
    annotationContent: @escaping (Items.Element) -> Item
  )
  where
    Content == _DefaultAnnotatedMapContent<Items>, Items: RandomAccessCollection, Items.Element: Identifiable,
    Item: MapAnnotationProtocol
  {
    region = { _ in coordinateRegion.wrappedValue }
    places = { items.map { annotationContent($0).placed } }
  }
}

/// What a user may do with a map. One finger moves nothing here.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1 << 0)
  public static let zoom = MapInteractionModes(rawValue: 1 << 1)
  public static let pitch = MapInteractionModes(rawValue: 1 << 2)
  public static let rotate = MapInteractionModes(rawValue: 1 << 3)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

public enum MapUserTrackingMode: Sendable { case none, follow }

/// How far a map's camera may go.
public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// Where a map's camera is.
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// What a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case automatic
    case region(MKCoordinateRegion)

    static func == (left: Place, right: Place) -> Bool {
      switch (left, right) {
      case (.automatic, .automatic): true
      case (.region(let first), .region(let second)):
        first.center.latitude == second.center.latitude && first.center.longitude == second.center.longitude
          && first.span.latitudeDelta == second.span.latitudeDelta && first.span.longitudeDelta == second.span.longitudeDelta
      case (.automatic, .region), (.region, .automatic): false
      }
    }
  }
  private let place: Place
  private init(_ place: Place) { self.place = place }

  /// A region around all content.
  public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance, longitudinalMeters: camera.distance))
  }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    .region(MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }
  /// Where the user is not known, what is shown instead.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition { fallback }

  public var region: MKCoordinateRegion? {
    guard case .region(let region) = place else { return nil }
    return region
  }
  public var positionedByUser: Bool { false }
  public var followsUserLocation: Bool { false }

  func shown(_ places: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
    region ?? MKCoordinateRegion(around: places)
      ?? MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  }
}
