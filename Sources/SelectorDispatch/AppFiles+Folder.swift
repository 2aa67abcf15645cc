import Foundation

extension AppFiles {
  // A bundle of the app's as a folder: code lists it, or puts the path of a file together. The files stay where they are; the folder has
  // links to them side by side, as Xcode would copy them, those of a language in the folder of that language.

  public static func resourcePath(of bundle: Bundle) -> String? { folder(of: bundle) ?? bundle.resourcePath }
  public static func resourceURL(of bundle: Bundle) -> URL? { folder(of: bundle).map { directory($0) } ?? bundle.resourceURL }
  public static func bundlePath(of bundle: Bundle) -> String { folder(of: bundle) ?? bundle.bundlePath }
  public static func bundleURL(of bundle: Bundle) -> URL { folder(of: bundle).map { directory($0) } ?? bundle.bundleURL }

  private static func directory(_ path: String) -> URL { URL(fileURLWithPath: path, isDirectory: true) }

  /// Nil for a bundle that is not the app's.
  private static func folder(of bundle: Bundle) -> String? {
    guard bundle.bundlePath == Bundle.main.bundlePath else { return nil }
    let files = all
    guard !files.isEmpty else { return nil }
    // Where another app of the same program has files too, only those of the screen's folders.
    let near = nearest(files)
    if let known = folders[near] { return known }
    let made = link(near)
    folders[near] = made
    return made
  }

  /// The name of the folder tells what is in it, so that it is the same in every run.
  private static func link(_ files: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in files.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let manager = FileManager.default
    let name = "cellharness-bundle-\(String(hash, radix: 16))"
    let folder = manager.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    var taken: Set<String> = []
    for file in files where !compiled.contains(where: { file.hasSuffix($0) }) {
      let parts = file.split(separator: "/").suffix(2).map(String.init)
      let isOfLanguage = parts.count == 2 && parts[0].hasSuffix(".lproj")
      let name = isOfLanguage ? parts.joined(separator: "/") : parts.last ?? file
      guard taken.insert(name).inserted else { continue }
      let place = folder.appendingPathComponent(name)
      try? manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Another process may have made it.
      try? manager.createSymbolicLink(at: place, withDestinationURL: URL(fileURLWithPath: file))
    }
    return folder.path
  }

  /// What Xcode compiles into files of other kinds, which nothing here reads as files.
  private static let compiled = [".xib", ".storyboard", ".xcdatamodeld"]

  /// One thread of a run goes on at a time.
  nonisolated(unsafe) private static var folders: [[String]: String] = [:]
}
