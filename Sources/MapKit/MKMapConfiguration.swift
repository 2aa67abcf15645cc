import Foundation
import UIKit

/// How a map's ground is drawn. None is drawn here: a map takes its type and whether it shows traffic from what it is given.
@preconcurrency @MainActor open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat = 0, realistic }
  open var elevationStyle: ElevationStyle
  init(_ elevationStyle: ElevationStyle) {
    self.elevationStyle = elevationStyle
    super.init()
  }

  /// What of the map follows from it.
  func apply(to map: MKMapView) {}
}

/// Streets and names.
@preconcurrency @MainActor open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default` = 0, muted }
  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public init() { super.init(.flat) }
  public init(elevationStyle: MKMapConfiguration.ElevationStyle) { super.init(elevationStyle) }
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init()
    self.emphasisStyle = emphasisStyle
  }
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }

  override func apply(to map: MKMapView) {
    let isMuted =
      switch emphasisStyle {
      case .default: false
      case .muted: true
      }
    map.take(isMuted ? .mutedStandard : .standard, showsTraffic: showsTraffic, filter: pointOfInterestFilter)
  }
}

/// The ground from above, with streets and names.
@preconcurrency @MainActor open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public init() { super.init(.flat) }
  public init(elevationStyle: MKMapConfiguration.ElevationStyle) { super.init(elevationStyle) }
  override func apply(to map: MKMapView) {
    let type: MKMapType =
      switch elevationStyle {
      case .flat: .hybrid
      case .realistic: .hybridFlyover
      }
    map.take(type, showsTraffic: showsTraffic, filter: pointOfInterestFilter)
  }
}

/// The ground from above, and nothing on it.
@preconcurrency @MainActor open class MKImageryMapConfiguration: MKMapConfiguration {
  public init() { super.init(.flat) }
  public init(elevationStyle: MKMapConfiguration.ElevationStyle) { super.init(elevationStyle) }
  override func apply(to map: MKMapView) {
    let type: MKMapType =
      switch elevationStyle {
      case .flat: .satellite
      case .realistic: .satelliteFlyover
      }
    map.take(type, showsTraffic: false, filter: map.pointOfInterestFilter)
  }
}

extension MKMapView {
  /// The type by which code before iOS 16 asks is the one that belongs to the configuration.
  fileprivate func take(_ type: MKMapType, showsTraffic: Bool, filter: MKPointOfInterestFilter?) {
    mapType = type
    self.showsTraffic = showsTraffic
    pointOfInterestFilter = filter
  }
}
