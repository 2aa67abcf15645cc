import CoreLocation
import Foundation
import HeadlessCore

/// The library of a run.
final class PhotoRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(PhotoRunState.self)

  let library = PHPhotoLibrary()
  let images = PHImageManager()
  var status = PHAuthorizationStatus.notDetermined
  var content = PhotoContent.atFirst
  /// What a block of changes has asked for so far; nil outside of one.
  var openChange: PhotoContent?
  /// Numbers of requests that nobody has answered or cancelled.
  var openRequests: Set<PHImageRequestID> = []
  var lastRequest: PHImageRequestID = 0
  /// How many pictures the app has added.
  var added = 0

  init() {}
}

/// What the library holds: pictures in the order in which they were taken, and albums of them.
struct PhotoContent: Equatable {
  var assets: [PhotoRecord]
  var albums: [AlbumRecord]

  /// Twenty-two pictures and two films of the days before 1 March 2026, and two albums of the user's.
  static let atFirst: PhotoContent = {
    let assets = (1...24).map(PhotoRecord.init(number:))
    return PhotoContent(
      assets: assets,
      albums: [
        AlbumRecord(id: "album-1", title: "Garden", assets: assets.filter { $0.number % 5 == 0 }.map(\.id)),
        AlbumRecord(id: "album-2", title: "Holidays", assets: assets.prefix(9).map(\.id)),
      ])
  }()
}

/// A picture or a film.
struct PhotoRecord: Equatable {
  var number: Int
  var id: String
  var name: String
  var isVideo: Bool
  var isScreenshot: Bool
  var isFavorite: Bool
  var isHidden = false
  var width: Int
  var height: Int
  var duration: TimeInterval
  var created: Date
  var modified: Date
  var latitude: Double?
  var longitude: Double?

  init(number: Int) {
    self.number = number
    id = "photo-\(number)/L0/001"
    name = "IMG_\(String(number + 1_000).dropFirst())"
    isVideo = number % 12 == 0
    isScreenshot = number % 8 == 3
    isFavorite = number % 7 == 2
    (width, height) = isScreenshot ? (1_179, 2_556) : number % 3 == 0 ? (3_024, 4_032) : (4_032, 3_024)
    duration = isVideo ? Double(number) + 0.5 : 0
    // Half past nine on the days before 1 March 2026, one picture a day.
    created = Date(timeIntervalSince1970: 1_772_357_400 - Double(24 - number) * 86_400)
    modified = created
    if number % 5 == 0 { (latitude, longitude) = (52.5 + Double(number) / 100, 13.4) }
  }

  /// A picture that the app adds.
  init(added number: Int, name: String, width: Int, height: Int) {
    self.init(number: number)
    (self.name, isVideo, isScreenshot, isFavorite, duration) = (name, false, false, false, 0)
    (self.width, self.height) = (width, height)
    (created, modified) = (Date(), Date())
    (latitude, longitude) = (nil, nil)
  }
}

/// An album of the user's.
struct AlbumRecord: Equatable {
  var id: String
  var title: String
  var assets: [String]
}
