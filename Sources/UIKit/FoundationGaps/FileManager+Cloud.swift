import Foundation

/// Nobody is signed in to iCloud here, as on a phone without an account.
extension FileManager {
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}

extension Data.ReadingOptions {
  /// The older name: a file may be mapped into memory.
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
}
