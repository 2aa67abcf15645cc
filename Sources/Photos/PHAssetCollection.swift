import Foundation

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
  case moment = 3
}

public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent = 3
  case albumSyncedFaces = 4
  case albumSyncedAlbum = 5
  case albumImported = 6
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case smartAlbumDepthEffect = 212
  case smartAlbumLivePhotos = 213
  case smartAlbumAnimated = 214
  case smartAlbumLongExposures = 215
  case smartAlbumUnableToUpload = 216
  case smartAlbumRAW = 217
  case smartAlbumCinematic = 218
  case smartAlbumSpatial = 219
  case any = 9_223_372_036_854_775_807
}

public enum PHCollectionListType: Int, Sendable { case momentList = 1, folder, smartFolder }
public enum PHCollectionListSubtype: Int, Sendable {
  case momentListCluster = 1
  case momentListYear = 2
  case regularFolder = 100
  case smartFolderEvents = 200
  case smartFolderFaces = 201
  case any = 9_223_372_036_854_775_807
}

/// An album, or a folder of albums.
open class PHCollection: PHObject, @unchecked Sendable {
  public let localizedTitle: String?
  public var canContainAssets: Bool { true }
  public var canContainCollections: Bool { false }

  init(_ id: String, title: String) {
    localizedTitle = title
    super.init(id)
  }

  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult { content in
      let albums: [PHCollection] = content.albums.map(PHAssetCollection.init)
      return options?.apply(to: albums) ?? albums
    }
  }
}

/// Folders of albums. The user has none.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult { _ in [] } }
}

/// An album: one of the user's, or one that the system makes of all pictures of a kind.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  public let assetCollectionType: PHAssetCollectionType
  public let assetCollectionSubtype: PHAssetCollectionSubtype
  /// Not known without asking for the pictures, for albums of the system's.
  public let estimatedAssetCount: Int
  public let startDate: Date?
  public let endDate: Date?

  init(_ album: AlbumRecord) {
    (assetCollectionType, assetCollectionSubtype, estimatedAssetCount) = (.album, .albumRegular, album.assets.count)
    (startDate, endDate) = (nil, nil)
    super.init(album.id, title: album.title)
  }
  init(smart subtype: PHAssetCollectionSubtype, title: String) {
    (assetCollectionType, assetCollectionSubtype, estimatedAssetCount) = (.smartAlbum, subtype, NSNotFound)
    (startDate, endDate) = (nil, nil)
    super.init("smart-\(subtype.rawValue)", title: title)
  }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult { content in
      let all = type == .album ? content.albums.map(PHAssetCollection.init) : type == .smartAlbum ? smart : []
      let wanted = all.filter { subtype == .any || $0.assetCollectionSubtype == subtype }
      return options?.apply(to: wanted) ?? wanted
    }
  }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult { content in
      let wanted = (content.albums.map(PHAssetCollection.init) + smart).filter { identifiers.contains($0.localIdentifier) }
      return options?.apply(to: wanted) ?? wanted
    }
  }
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult { content in
      let all = type == .album ? content.albums.map(PHAssetCollection.init) : smart
      return all.filter { album in album.records(content).contains { $0.id == asset.localIdentifier } }
    }
  }

  /// Albums that the system makes.
  private static var smart: [PHAssetCollection] {
    [
      PHAssetCollection(smart: .smartAlbumUserLibrary, title: "Recents"),
      PHAssetCollection(smart: .smartAlbumFavorites, title: "Favorites"),
      PHAssetCollection(smart: .smartAlbumVideos, title: "Videos"),
      PHAssetCollection(smart: .smartAlbumScreenshots, title: "Screenshots"),
      PHAssetCollection(smart: .smartAlbumAllHidden, title: "Hidden"),
    ]
  }

  func records(_ content: PhotoContent) -> [PhotoRecord] {
    switch assetCollectionSubtype {
    case .smartAlbumUserLibrary, .smartAlbumRecentlyAdded: content.assets
    case .smartAlbumFavorites: content.assets.filter(\.isFavorite)
    case .smartAlbumVideos: content.assets.filter(\.isVideo)
    case .smartAlbumScreenshots: content.assets.filter(\.isScreenshot)
    case .smartAlbumAllHidden: content.assets.filter(\.isHidden)
    case .albumRegular:
      content.albums.first { $0.id == localIdentifier }.map { album in
        album.assets.compactMap { id in content.assets.first { $0.id == id } }
      } ?? []
    case .albumSyncedEvent, .albumSyncedFaces, .albumSyncedAlbum, .albumImported, .albumMyPhotoStream, .albumCloudShared,
      .smartAlbumGeneric, .smartAlbumPanoramas, .smartAlbumTimelapses, .smartAlbumBursts, .smartAlbumSlomoVideos,
      .smartAlbumSelfPortraits, .smartAlbumDepthEffect, .smartAlbumLivePhotos, .smartAlbumAnimated, .smartAlbumLongExposures,
      .smartAlbumUnableToUpload, .smartAlbumRAW, .smartAlbumCinematic, .smartAlbumSpatial, .any:
      []
    }
  }
}
