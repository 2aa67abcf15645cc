import Foundation
import HeadlessCore
import UIKit

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }
public typealias MPMediaEntityPersistentID = UInt64
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaPlaylistPropertyName = "name"

/// The user's music: there is none. A user who is asked allows the app to look.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  open class func `default`() -> MPMediaLibrary { MPMediaLibrary() }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    MediaRunState.current.mayReadMusic ? .authorized : .notDetermined
  }
  @preconcurrency
  open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
    DispatchQueue.main.async {
      MediaRunState.current.mayReadMusic = true
      handler(.authorized)
    }
  }
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    await withCheckedContinuation { continuation in requestAuthorization { continuation.resume(returning: $0) } }
  }
  open var lastModifiedDate: Date { .distantPast }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
}

/// Something of the library. There is nothing in it.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open func value(forProperty property: String) -> Any? { nil }
}

/// A piece of music.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  open var mediaType: MPMediaType { [] }
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var albumTrackNumber: Int { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
  open var assetURL: URL? { nil }
  open var isCloudItem: Bool { false }
  open var lyrics: String? { nil }
  open var playCount: Int { 0 }
}

/// Pieces that belong together.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }
  open var representativeItem: MPMediaItem? { items.first }
  open var count: Int { items.count }
}

/// A list that the user made.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  open var name: String? { nil }
}

/// By what pieces are put together.
public enum MPMediaGrouping: Int, Sendable {
  case title = 0, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// What a piece has to be. Whatever it is, nothing is found.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo = 0, contains }
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  public let property: String
  public let comparisonType: MPMediaPredicateComparison
  public convenience init(value: Any?, forProperty property: String) {
    self.init(value: value, forProperty: property, comparisonType: .equalTo)
  }
  public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {
    (self.property, self.comparisonType) = (property, comparisonType)
  }
}

/// Looks for music, and finds none: an empty list, as with an empty library.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title
  public override init() { super.init() }
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
    super.init()
  }
  open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }

  open class func songs() -> MPMediaQuery { grouped(.title) }
  open class func albums() -> MPMediaQuery { grouped(.album) }
  open class func artists() -> MPMediaQuery { grouped(.artist) }
  open class func genres() -> MPMediaQuery { grouped(.genre) }
  open class func playlists() -> MPMediaQuery { grouped(.playlist) }
  open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
  private class func grouped(_ grouping: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = grouping
    return query
  }
}
