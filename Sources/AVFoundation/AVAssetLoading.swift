import CoreMedia
import Foundation

/// A property of a medium that has to be read first.
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  init() {}
}
/// A property of a medium, with the type of its value.
public class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  let value: (Root) -> Value
  init(_ value: @escaping (Root) -> Value) { self.value = value }
}

/// Something whose properties are read when they are asked for.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsset: AVAsynchronousKeyValueLoading {
  /// What is known without reading; fails for a file that is not there.
  public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
    guard canBeRead else { throw NSError(domain: AVFoundationErrorDomain, code: -11800) }
    return property.value(self)
  }
  public func load<A, B>(_ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>) async throws -> (A, B) {
    (try await load(first), try await load(second))
  }
}

extension AVPartialAsyncProperty where Root == AVAsset {
  /// Not known.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { AVAsyncProperty(\.duration) }
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(\.canBeRead) }
  /// None: nothing is read.
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { AVAsyncProperty { _ in [] } }
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { AVAsyncProperty { _ in [] } }
}

/// What a medium says of itself: its title, who made it.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var commonKey: AVMetadataKey? { nil }
  open var identifier: AVMetadataIdentifier? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var stringValue: String? { nil }
  open var dataValue: Data? { nil }

  public func load<T>(_ property: AVAsyncProperty<AVMetadataItem, T>) async throws -> T { property.value(self) }
}

extension AVPartialAsyncProperty where Root == AVMetadataItem {
  public static var value: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> { AVAsyncProperty(\.value) }
  public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { AVAsyncProperty(\.stringValue) }
  public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { AVAsyncProperty(\.dataValue) }
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = Self(rawValue: "common/title")
  public static let commonIdentifierArtist = Self(rawValue: "common/artist")
  public static let commonIdentifierArtwork = Self(rawValue: "common/artwork")
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = Self(rawValue: "title")
  public static let commonKeyArtist = Self(rawValue: "artist")
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  public static let commonKeyArtwork = Self(rawValue: "artwork")
}
