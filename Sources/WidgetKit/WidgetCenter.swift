@_exported import Foundation
@_exported import SwiftUI

public enum WidgetFamily: Int, Sendable, CaseIterable {
  case systemSmall = 0, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular, accessoryRectangular,
    accessoryInline
}

/// A widget that the user has placed.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: Self { self }
}

/// Asks the system to draw the app's widgets again. The user of this device has placed none, so that nothing is drawn.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  public func reloadTimelines(ofKind kind: String) {}
  public func reloadAllTimelines() {}
  public func invalidateConfigurationRecommendations() {}
  /// Answers on a queue of the system's.
  @preconcurrency
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    DispatchQueue.global().async { completion(.success([])) }
  }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
