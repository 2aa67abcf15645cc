import CellTrace

/// Where the files of an app lie below the root of its sources: formats that point at files need paths, and places in code are
/// `Module/File.swift`.
package struct SourcePaths: Sendable {
  /// Paths by file name.
  private var paths: [String: [String]] = [:]

  /// Creates paths of the files below a root.
  /// - Parameter files: Paths below the root, with `/` between their parts.
  package init(_ files: [String] = []) {
    for file in files.sorted() { paths[Self.fileName(file), default: []].append(file) }
  }

  /// The path of a place's file. Of several files with its name the one in a folder, or in folders one in the other, whose names
  /// give the module's; a place that fits none or several of them stays as it is, for a wrong path is worse than none.
  package func path(of place: SourcePlace) -> String {
    let candidates = paths[Self.fileName(place.fileID)] ?? []
    guard candidates.count != 1 else { return candidates[0] }
    guard let slash = place.fileID.firstIndex(of: "/") else { return place.fileID }
    let module = place.fileID[..<slash]
    let exact = candidates.filter { $0.split(separator: "/").dropLast().contains(module) }
    let joined = candidates.filter { candidate in
      let folders = candidate.split(separator: "/").dropLast()
      return folders.indices.contains { first in
        folders.indices.contains { last in last >= first && folders[first...last].joined() == module }
      }
    }
    for fitting in [exact, joined] where fitting.count == 1 { return fitting[0] }
    return place.fileID
  }

  private static func fileName(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
