import Foundation

extension URLResourceKey {
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    "NSURLVolumeAvailableCapacityForImportantUsageKey")
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// What the system would make room for nobody knows here: nil, as on a volume that does not say.
  public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}
