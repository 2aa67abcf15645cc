import Foundation
import Photos
import UIKit

/// Which of the user's pictures and films a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  public static let images = PHPickerFilter(name: "images")
  public static let videos = PHPickerFilter(name: "videos")
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  public static let bursts = PHPickerFilter(name: "bursts")
  public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
  public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
  public static let panoramas = PHPickerFilter(name: "panoramas")
  public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
  public static let screenshots = PHPickerFilter(name: "screenshots")
  public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
  public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { joined("any", subfilters) }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { joined("all", subfilters) }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { joined("not", [filter]) }

  private static func joined(_ word: String, _ filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "\(word)(\(filters.map(\.name).joined(separator: ", ")))")
  }
}

/// What a picker offers, and how many of it.
public struct PHPickerConfiguration: Hashable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }
  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered = 1
    case people = 2
    case continuous = 3
    case continuousAndOrdered = 4
  }

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}

  /// Nought for as many as the user likes.
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []
}

/// What the user chose.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// What the system's pictures offer besides choosing.
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}
