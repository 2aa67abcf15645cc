import CellTrace
import Foundation

/// What is where in the folders of resources. Files are read when their names are asked for.
final class ResourceIndex {
  private var sets: [String: [String: String]] = [:]
  private var loose: [String: [String]] = [:]
  private var tables: [String: [TextTable]] = [:]
  /// Paths of interface files, by extension.
  private(set) var interfaceFiles: [String: [String]] = [:]
  /// Those that were given, without dots.
  let folders: [String]
  private var pictures: [String: Picture?] = [:]
  private var colors: [String: AssetColor?] = [:]
  private var texts: [String: [String: TranslatedText]] = [:]

  init(_ folders: [String]) {
    self.folders = folders.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    for folder in folders {
      var isFolder = false as ObjCBool
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        ResourceTexts.report(ResourceTexts.noFolder(folder))
        continue
      }
      add(folder)
    }
  }

  private func add(_ folder: String) {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return }
    // The order in which a file system lists its files is its own.
    for file in files.compactMap({ $0 as? String }).sorted() {
      let path = folder + "/" + file
      let parts = file.split(separator: "/").map(String.init)
      guard let last = parts.last, let dot = last.lastIndex(of: ".") else { continue }
      let (name, kind) = (String(last[..<dot]), String(last[last.index(after: dot)...]).lowercased())
      switch kind {
      case "imageset", "colorset", "symbolset", "dataset":
        sets[kind, default: [:]][name] = path
        // In a folder with a namespace the name begins with the folder's.
        if parts.count > 1 {
          let start = parts.lastIndex { $0.hasSuffix(".xcassets") }.map { $0 + 1 } ?? 0
          sets[kind, default: [:]][(parts[start..<(parts.count - 1)] + [name]).joined(separator: "/")] = path
        }
      case "strings", "stringsdict", "xcstrings":
        let place = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil }
        tables[name, default: []].append(
          TextTable(
            path: path, language: place, kind: kind == "xcstrings" ? .catalog : kind == "strings" ? .strings : .plurals))
      case "storyboard", "xib": interfaceFiles[kind, default: []].append(path)
      case "png", "jpg", "jpeg", "gif", "pdf", "svg":
        guard !parts.contains(where: { $0.hasSuffix(".xcassets") }) else { continue }
        let scaled = name.range(of: "@", options: .backwards).map { String(name[..<$0.lowerBound]) } ?? name
        loose[scaled, default: []].append(path)
        loose[last, default: []].append(path)
      default: break
      }
    }
  }

  func picture(_ name: String, isDark: Bool) -> Picture? {
    let key = "\(name)|\(isDark)"
    if let known = pictures[key] { return known }
    var found: Picture?
    if let set = sets["imageset"]?[name] {
      found = AssetSet(set)?.picture(isDark: isDark)
    } else if sets["symbolset"]?[name] != nil {
      found = Picture(width: 0, height: 0, isSymbol: true)
    } else if let file = loose[name]?.max(by: { PictureSize.scale(of: $0) < PictureSize.scale(of: $1) }) {
      found = PictureSize.points(of: file)
    } else if let plain = ResourceIndex.withoutExtension(name) {
      // A catalog's picture answers to its name with the extension of a picture's file too.
      found = picture(plain, isDark: isDark)
    }
    pictures[key] = .some(found)
    return found
  }

  private static func withoutExtension(_ name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      ["png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "tiff"].contains(name[name.index(after: dot)...].lowercased())
    else { return nil }
    return String(name[..<dot])
  }

  func color(_ name: String, isDark: Bool) -> AssetColor? {
    let key = "\(name)|\(isDark)"
    if let known = colors[key] { return known }
    let found = sets["colorset"]?[name].flatMap { AssetSet($0) }?.color(isDark: isDark)
    colors[key] = .some(found)
    return found
  }

  func data(_ name: String) -> AssetData? { sets["dataset"]?[name].flatMap { AssetSet($0) }?.data() }

  func text(_ key: String, _ table: String) -> TranslatedText? {
    if let known = texts[table] { return known[key] }
    var all: [String: TranslatedText] = [:]
    // The run's language is English; then what the app calls its base, then whatever there is.
    for file in (tables[table] ?? []).sorted(by: { $0.rank > $1.rank }) { all.merge(file.entries()) { better, _ in better } }
    texts[table] = all
    return all[key]
  }
}
