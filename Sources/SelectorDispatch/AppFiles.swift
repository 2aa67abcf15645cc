import Foundation
import HeadlessCore

/// The files of the app's folders that Xcode would copy beside its program: interface files, data, pictures, films. The plug-in registers
/// them, module by module.
public enum AppFiles {
  /// Files of the module that calls it.
  public static func add(_ paths: [String], file: String = #fileID) {
    let module = String(file.prefix { $0 != "/" })
    if !modules.contains(module) { modules.append(module) }
    known[module, default: []] += paths
  }

  /// All files, in the order of the modules.
  @_spi(CellHarness) public static var all: [String] {
    SelectorTables.load()
    return modules.flatMap { known[$0] ?? [] }
  }

  /// Of several files those in the folders of the screen, if there are any: another app of the same program may have files of the same
  /// names.
  @_spi(CellHarness) public static func nearest(_ paths: [String]) -> [String] {
    guard modules.count > 1, paths.count > 1 else { return paths }
    let folders = AppResources.folders.map { $0 + "/" }
    let near = paths.filter { path in folders.contains { path.hasPrefix($0) } }
    return near.isEmpty ? paths : near
  }

  /// Files of one module, and after them those of the others.
  static func all(firstOf module: String) -> [String] {
    let all = all
    return (known[module] ?? []) + all
  }

  /// Where the file is that a bundle is asked for; nil if it has none of the name.
  ///
  /// The app's own bundle has the files of its folders, wherever in them they are, as Xcode puts them side by side.
  /// - Parameters:
  ///   - name: With or without its extension; nil for the first file of the kind.
  ///   - kind: The extension, which may be empty.
  ///   - folder: A folder around it; nil or empty for any.
  public static func path(_ name: String?, _ kind: String?, in folder: String? = nil, _ bundle: Bundle) -> String? {
    guard bundle.bundlePath == Bundle.main.bundlePath else {
      return bundle.path(forResource: name, ofType: kind, inDirectory: folder)
    }
    return paths(name, kind, in: folder).first ?? bundle.path(forResource: name, ofType: kind, inDirectory: folder)
  }

  /// All files of a kind.
  public static func paths(ofKind kind: String?, in folder: String?, _ bundle: Bundle) -> [String] {
    let others = bundle.paths(forResourcesOfType: kind, inDirectory: folder)
    return bundle.bundlePath == Bundle.main.bundlePath ? paths(nil, kind, in: folder) + others : others
  }

  private static func paths(_ name: String?, _ kind: String?, in folder: String?) -> [String] {
    let kind = kind.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    // Interface files are compiled into files of other kinds.
    let ending = ["nib": "xib", "storyboardc": "storyboard", "momd": "xcdatamodeld"][kind] ?? kind
    let wanted = name.map { "/" + (ending.isEmpty ? $0 : "\($0).\(ending)") }
    let around = folder.flatMap { $0.isEmpty ? nil : "/\($0)/" }
    let found = nearest(
      all.filter { path in
        (wanted.map { path.hasSuffix($0) } ?? path.hasSuffix(".\(ending)")) && (around.map { path.contains($0) } ?? true)
      })
    // The run's language is English.
    return found.filter { $0.contains("/en.lproj/") } + found.filter { !$0.contains("/en.lproj/") }
  }

  /// One thread of a run goes on at a time.
  nonisolated(unsafe) static var modules: [String] = []
  nonisolated(unsafe) private static var known: [String: [String]] = [:]
}
