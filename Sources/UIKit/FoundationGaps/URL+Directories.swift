import Foundation

/// Folders of the app, as URLs.
extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  private static func folder(_ place: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: place, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
}

extension ProcessInfo {
  /// The host is a phone.
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
}

/// Objective-C's name of an integer.
public typealias NSInteger = Int

extension FileManager {
  /// The folder that an app shares with its extensions: one of its own for each group, which is there from the first question on.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = URL.libraryDirectory.appending(path: "Group Containers/\(groupIdentifier)", directoryHint: .isDirectory)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
