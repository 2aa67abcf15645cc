import Foundation
import SwiftUI

/// Where a scrolling chart stops.
public protocol ChartScrollTargetBehavior {
  /// What it is called in reports.
  var name: String { get }
}

/// At values.
nonisolated public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public let name: String
}

/// Which values count more.
nonisolated public struct MajorValueAlignment<Value: Plottable>: Sendable {
  /// Pages.
  public static var page: MajorValueAlignment { MajorValueAlignment() }
  /// Steps of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
  /// Dates that match components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == Date {
    MajorValueAlignment()
  }
}

nonisolated extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At steps of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior(name: "unit \(unit)") }
  /// At dates that match components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior(name: "dates") }
}
