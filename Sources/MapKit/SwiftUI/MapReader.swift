import CoreLocation
import SwiftUI

/// Gives content a way to ask which places the points of the map in it are.
public struct MapReader<Content>: View where Content: View {
  private let content: (MapProxy) -> Content
  @State private var shown = ShownMap()

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View { content(MapProxy(shown: shown)).environment(\.shownMap, shown) }
}

/// Answers for the map in a reader: of several, for the one that was laid out last.
///
/// Points are the map's own or, in the space `global`, the window's; a space with a name is taken for the map's own.
public struct MapProxy {
  let shown: ShownMap

  /// The place that a point of the map is; nil while there is no map.
  @MainActor public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    guard let region = shown.region else { return nil }
    let origin = shown.origin(in: space)
    return region.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: shown.frame.size)
  }
  /// The point at which a place is; nil for a place that the map does not show.
  @MainActor public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let region = shown.region, region.contains(coordinate) else { return nil }
    let (point, origin) = (region.point(of: coordinate, in: shown.frame.size), shown.origin(in: space))
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }
}

/// What a map told its reader when it was laid out.
@MainActor final class ShownMap {
  nonisolated init() {}
  private(set) var region: MKCoordinateRegion?
  private(set) var frame = CGRect.zero

  func note(_ region: MKCoordinateRegion, _ frame: CGRect) {
    self.region = region
    self.frame = frame
  }
  func origin(in space: some CoordinateSpaceProtocol) -> CGPoint { space is GlobalCoordinateSpace ? frame.origin : .zero }
}

extension EnvironmentValues {
  /// Told where the map below is.
  @Entry var shownMap: ShownMap? = nil
}
