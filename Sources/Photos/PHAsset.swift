import CoreLocation
import Foundation

/// Something of the user's library.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  public let localIdentifier: String

  init(_ id: String) { localIdentifier = id }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PHObject else { return false }
    return type(of: other) == type(of: self) && other.localIdentifier == localIdentifier
  }
  open override var hash: Int { localIdentifier.hashValue }
}

public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image, video, audio }

public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

public enum PHAssetSourceType: Sendable { case typeUserLibrary, typeCloudShared, typeiTunesSynced }

public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// A picture or a film of the library, as it was when it was fetched.
open class PHAsset: PHObject, @unchecked Sendable {
  public let mediaType: PHAssetMediaType
  public let mediaSubtypes: PHAssetMediaSubtype
  public let pixelWidth: Int
  public let pixelHeight: Int
  public let creationDate: Date?
  public let modificationDate: Date?
  public let location: CLLocation?
  public let duration: TimeInterval
  public let isFavorite: Bool
  public let isHidden: Bool
  public var sourceType: PHAssetSourceType { .typeUserLibrary }
  public var burstIdentifier: String? { nil }
  public var representsBurst: Bool { false }
  /// What the file is called, which Apple's class answers to a key only.
  let name: String

  init(_ record: PhotoRecord) {
    mediaType = record.isVideo ? .video : .image
    mediaSubtypes = record.isScreenshot ? .photoScreenshot : []
    (pixelWidth, pixelHeight) = (record.width, record.height)
    (creationDate, modificationDate) = (record.created, record.modified)
    if let latitude = record.latitude, let longitude = record.longitude {
      location = CLLocation(latitude: latitude, longitude: longitude)
    } else {
      location = nil
    }
    (duration, isFavorite, isHidden, name) = (record.duration, record.isFavorite, record.isHidden, record.name)
    super.init(record.id)
  }

  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { true }

  // MARK: Fetching

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult { content in assets(content.assets, options) }
  }
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult { content in assets(content.assets, options).filter { $0.mediaType == mediaType } }
  }
  open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult { content in assets(assetCollection.records(content), options) }
  }
  open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult { content in assets(content.assets.filter { identifiers.contains($0.id) }, options) }
  }
  /// Pictures that stand for an album.
  open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? {
    PHFetchResult { content in Array(assets(assetCollection.records(content), options).prefix(1)) }
  }

  private static func assets(_ records: [PhotoRecord], _ options: PHFetchOptions?) -> [PHAsset] {
    let shown = records.filter { !$0.isHidden || options?.includeHiddenAssets == true }.map(PHAsset.init)
    return options?.apply(to: shown) ?? shown
  }
}
