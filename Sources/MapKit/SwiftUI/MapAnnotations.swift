import CoreLocation
import SwiftUI

/// Something at a place of a map of the older kind.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {
  var _coordinate: CLLocationCoordinate2D { get }
  var _content: AnyView { get }
}

extension MapAnnotationProtocol {
  var placed: PlacedContent { PlacedContent(coordinate: _coordinate, anchor: .center, view: _content) }
}

/// A view at a place.
public struct MapAnnotation<Content>: MapAnnotationProtocol where Content: View {
  public let _coordinate: CLLocationCoordinate2D
  private let content: Content
  public var _content: AnyView { AnyView(content) }
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
  ) {
    _coordinate = coordinate
    self.content = content()
  }
}

/// A balloon.
public struct MapMarker: MapAnnotationProtocol {
  public let _coordinate: CLLocationCoordinate2D
  private let tint: Color?
  public var _content: AnyView { AnyView(Image(systemName: "mappin.circle.fill").foregroundColor(tint)) }
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _coordinate = coordinate
    self.tint = tint
  }
}

/// A pin.
public struct MapPin: MapAnnotationProtocol {
  public let _coordinate: CLLocationCoordinate2D
  private let tint: Color?
  public var _content: AnyView { AnyView(Image(systemName: "mappin").foregroundColor(tint)) }
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _coordinate = coordinate
    self.tint = tint
  }
}

/// How a map's ground looks; no ground is drawn.
public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public static var standard: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }
  public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { MapStyle() }
}

public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { Image(systemName: "location") }
}

public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// Tilts the camera, of which nothing is seen without a ground.
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { Image(systemName: "view.3d") }
}

public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

extension View {
  /// How the ground of maps looks: none is drawn.
  public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Controls on maps.
  public func mapControls<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View {
    overlay(alignment: .topTrailing) { VStack { content() } }
  }
  /// Where the controls of a map belong to.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
}
