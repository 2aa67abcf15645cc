import Foundation

/// A file that can't be read or written.
package struct FileProblem: Error, Hashable, CustomStringConvertible {
  /// Which file, what happened and what to do.
  package var description: String

  /// Creates a problem.
  package init(description: String) { self.description = description }
}

/// Files that are there whole or not at all.
package enum AtomicFile {
  /// Writes a whole file or nothing, making its folder first. What is no file, as a pipe, is written to as it is.
  /// - Throws: ``FileProblem``.
  package static func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let kind = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
      // Taking the place of a device or a pipe would remove it.
      let isReplaced = kind == nil || kind == .typeRegular || kind == .typeDirectory
      try data.write(to: url, options: isReplaced ? .atomic : [])
    } catch {
      throw FileProblem(
        description: "\(path) can't be written (\(error.localizedDescription)); check the folder and its permissions")
    }
  }
}
