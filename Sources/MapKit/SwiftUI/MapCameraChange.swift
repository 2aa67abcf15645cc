import CoreLocation
import SwiftUI

/// How often an app hears where a map's camera goes.
public struct MapCameraUpdateFrequency: Sendable {
  /// Once it stands.
  public static var onEnd: MapCameraUpdateFrequency { MapCameraUpdateFrequency() }
  /// While it moves.
  public static var continuous: MapCameraUpdateFrequency { MapCameraUpdateFrequency() }
}

/// Where a map's camera is.
public struct MapCameraUpdateContext: Sendable {
  /// The region that is seen.
  public let region: MKCoordinateRegion
  /// The camera above it.
  public var camera: MapCamera {
    MapCamera(centerCoordinate: region.center, distance: region.span.latitudeDelta * 111_319.5)
  }
  /// The region on a flat map.
  public var rect: MKMapRect { MKMapRect(of: region) }
}

extension EnvironmentValues {
  /// Told where the cameras of maps below are.
  @Entry var mapCameraAction: (@MainActor (MapCameraUpdateContext) -> Void)? = nil
}

nonisolated extension View {
  /// Hears where a map's camera is: at first, and when the app moves it.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
  ) -> some View { environment(\.mapCameraAction, action) }
  /// Hears that a map's camera has moved.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor () -> Void
  ) -> some View { environment(\.mapCameraAction, { _ in action() }) }
  /// Shows or hides the controls of maps.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
