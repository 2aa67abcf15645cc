import Foundation

/// Nobody is signed in to iCloud here, as on a phone without an account.
extension FileManager {
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}

extension Data.WritingOptions {
  /// The older name: the file is there whole or not at all.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
  /// The older name: a file may be mapped into memory.
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
}
