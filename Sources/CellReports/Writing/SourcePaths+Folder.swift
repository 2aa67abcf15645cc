import Foundation

extension SourcePaths {
  /// The Swift files below a folder, as paths below the root of its repository.
  package static func below(_ path: String = FileManager.default.currentDirectoryPath) -> SourcePaths {
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var root = folder
    while !FileManager.default.fileExists(atPath: root.appendingPathComponent(".git").path), root.path != "/" {
      root.deleteLastPathComponent()
    }
    let start = (root.path == "/" ? folder : root).path + "/"
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var paths: [String] = []
    while let file = files?.nextObject() as? URL {
      let path = file.path
      if path.hasSuffix(".swift"), path.hasPrefix(start) { paths.append(String(path.dropFirst(start.count))) }
    }
    return SourcePaths(paths)
  }
}
