import Foundation

public struct PHAssetSourceTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = PHAssetSourceTypes(rawValue: 1)
  public static let typeCloudShared = PHAssetSourceTypes(rawValue: 2)
  public static let typeiTunesSynced = PHAssetSourceTypes(rawValue: 4)
}

/// Which objects are fetched, and in what order.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }

  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes = PHAssetSourceTypes.typeUserLibrary
  /// How many at most; nought for all.
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHFetchOptions()
    (copy.predicate, copy.sortDescriptors, copy.includeHiddenAssets) = (predicate, sortDescriptors, includeHiddenAssets)
    (copy.includeAllBurstAssets, copy.includeAssetSourceTypes) = (includeAllBurstAssets, includeAssetSourceTypes)
    (copy.fetchLimit, copy.wantsIncrementalChangeDetails) = (fetchLimit, wantsIncrementalChangeDetails)
    return copy
  }

  func apply<Object: PHObject>(to objects: [Object]) -> [Object] {
    var result = objects
    if let predicate { result = result.filter { predicate.evaluate(with: $0) } }
    if let sortDescriptors, !sortDescriptors.isEmpty {
      let places = Dictionary(uniqueKeysWithValues: result.enumerated().map { (ObjectIdentifier($1), $0) })
      result.sort { left, right in
        for descriptor in sortDescriptors {
          switch descriptor.compare(left, to: right) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return places[ObjectIdentifier(left), default: 0] < places[ObjectIdentifier(right), default: 0]
      }
    }
    return fetchLimit > 0 ? Array(result.prefix(fetchLimit)) : result
  }
}
