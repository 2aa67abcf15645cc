import Foundation

/// A folder with the app's pictures, colours and texts: an asset catalog, or a folder that has some at any depth, with
/// `Localizable.strings` and `.xcstrings`. Texts are English where there are some.
///
/// ```swift
/// static var resources: [ResourceFolder] { [ResourceFolder("../App/Resources")] }
/// ```
///
/// With a folder, `UIImage(named:)` and `UIColor(named:)` of a name that is in none are nil, and sizes and colours are those of
/// the files. What can't be read ends the run as inconclusive with the file's name.
public struct ResourceFolder: Hashable, Sendable {
  /// The folder's absolute path.
  public let path: String

  /// Creates a folder by its path.
  /// - Parameters:
  ///   - path: Absolute, or seen from the folder of the source file.
  ///   - file: The source file that `path` is seen from.
  public init(_ path: String, relativeTo file: String = #filePath) {
    let base = URL(fileURLWithPath: file).deletingLastPathComponent()
    self.path = URL(fileURLWithPath: path, relativeTo: base).standardizedFileURL.path
  }
}
