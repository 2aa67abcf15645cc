import Foundation

/// A picture, a sound or a film that comes with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  public let type: String

  /// Fails for a file that is not there.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: URL.path) else {
      throw NSError(domain: UNErrorDomain, code: 100, userInfo: [NSLocalizedDescriptionKey: "Invalid attachment file URL"])
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    type = URL.pathExtension
  }
}

public let UNErrorDomain = "UNErrorDomain"
