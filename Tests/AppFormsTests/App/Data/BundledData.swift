// An app unwraps what its bundle surely has.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry

import Foundation

/// What apps read of their own bundle, as they write it.
enum BundledData {
  static let shopping: [String] = Bundle.main.decode("shopping.json")
  static var path: String? { Bundle(for: Marker.self).path(forResource: "shopping", ofType: "json") }
  static var nib: URL? { Bundle.main.url(forResource: "SectionHeader", withExtension: "nib") }
  static var missing: URL? { Bundle.main.url(forResource: "nowhere", withExtension: "json") }
  static var lists: Int {
    Bundle.main.paths(forResourcesOfType: "json", inDirectory: nil).count { $0.hasSuffix("shopping.json") }
  }
  /// As an app lists its pictures, or puts a path together.
  static var listed: [String] {
    try! FileManager.default.contentsOfDirectory(atPath: Bundle.main.resourcePath!).filter { $0.hasSuffix(".json") }.sorted()
  }
  static var composed: Data? { FileManager.default.contents(atPath: Bundle.main.bundlePath + "/shopping.json") }
  static var composedAddress: Data? {
    try? Data(contentsOf: Bundle(for: Marker.self).bundleURL.appendingPathComponent("shopping.json"))
  }
  static var underResources: Data? { try? Data(contentsOf: Bundle.main.resourceURL!.appendingPathComponent("shopping.json")) }
  static let identifier = Bundle.main.bundleIdentifier!
  static let title = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as! String
  static let server = Bundle.main.infoDictionary!["ServerAddress"] as! String

  private final class Marker {}
}

extension Bundle {
  func decode<T: Decodable>(_ file: String) -> T {
    guard let url = url(forResource: file, withExtension: nil) else { fatalError("\(file) is not in the bundle") }
    return try! JSONDecoder().decode(T.self, from: Data(contentsOf: url))
  }
}
