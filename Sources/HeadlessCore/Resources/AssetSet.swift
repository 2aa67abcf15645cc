import Foundation

/// One set of an asset catalog: `Contents.json` and the files it names.
struct AssetSet {
  private let folder: String
  private let contents: [String: Any]

  /// Nil, with a report, if the set can't be read.
  init?(_ folder: String) {
    self.folder = folder
    let path = folder + "/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      ResourceTexts.report(ResourceTexts.noContents(folder))
      return nil
    }
    do {
      guard let read = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        ResourceTexts.report(ResourceTexts.notJSON(path, "it is no object"))
        return nil
      }
      contents = read
    } catch {
      ResourceTexts.report(ResourceTexts.notJSON(path, ResourceTexts.reason(error)))
      return nil
    }
  }

  /// The picture of the best scale, the dark one where it is dark and there is one.
  func picture(isDark: Bool) -> Picture? {
    let entries = entries("images").filter { $0["filename"] is String }
    guard let entry = chosen(entries, isDark: isDark, scale), let file = entry["filename"] as? String else {
      ResourceTexts.report(ResourceTexts.noEntry(folder, "a picture"))
      return nil
    }
    guard let path = path(of: file) else {
      ResourceTexts.report(ResourceTexts.noFile(folder + "/Contents.json", file))
      return nil
    }
    guard let size = PictureSize.own(of: path) else {
      ResourceTexts.report(ResourceTexts.unknownFormat(path))
      return nil
    }
    let factor = size.isVector ? 1 : max(1, scale(entry))
    var picture = Picture(width: size.width / factor, height: size.height / factor)
    let intent = (contents["properties"] as? [String: Any])?["template-rendering-intent"] as? String
    picture.isTemplate = intent == "template" ? true : intent == "original" ? false : nil
    return picture
  }

  /// A file beside the entry. A Mac takes names that are written with other code points for the same name: é as one or as two.
  private func path(of file: String) -> String? {
    let path = folder + "/" + file
    if FileManager.default.fileExists(atPath: path) { return path }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.first { $0 == file }.map { folder + "/" + $0 }
  }

  /// The colour, the dark one where it is dark and there is one.
  func color(isDark: Bool) -> AssetColor? {
    guard let entry = chosen(entries("colors"), isDark: isDark, { _ in 0 }), let color = entry["color"] as? [String: Any] else {
      ResourceTexts.report(ResourceTexts.noEntry(folder, "a colour"))
      return nil
    }
    if let reference = color["reference"] as? String {
      return .system(reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference)
    }
    let parts = color["components"] as? [String: Any] ?? [:]
    func number(_ name: String) -> Double? { (parts[name] as? String).flatMap(AssetSet.component) ?? (parts[name] as? Double) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return .components([white, white, white, alpha]) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      ResourceTexts.report(ResourceTexts.noComponents(folder + "/Contents.json"))
      return nil
    }
    return .components([red, green, blue, alpha])
  }

  /// The file of any kind, with what the catalog says it is.
  func data() -> AssetData? {
    guard let entry = chosen(entries("data"), isDark: false, { _ in 0 }), let file = entry["filename"] as? String else {
      ResourceTexts.report(ResourceTexts.noEntry(folder, "a file"))
      return nil
    }
    guard let path = path(of: file), let bytes = FileManager.default.contents(atPath: path) else {
      ResourceTexts.report(ResourceTexts.noFile(folder + "/Contents.json", file))
      return nil
    }
    return AssetData(bytes: bytes, type: entry["universal-type-identifier"] as? String)
  }

  private func entries(_ name: String) -> [[String: Any]] { contents[name] as? [[String: Any]] ?? [] }

  private func scale(_ entry: [String: Any]) -> Double { (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1 }

  /// Phones before all devices, the asked for look before any, then the highest rank.
  private func chosen(
    _ entries: [[String: Any]], isDark: Bool, _ rank: ([String: Any]) -> Double
  ) -> [String: Any]? {
    let phone = entries.filter { ["iphone", "universal", nil].contains($0["idiom"] as? String) }
    let usable = phone.isEmpty ? entries : phone
    func isForDark(_ entry: [String: Any]) -> Bool {
      (entry["appearances"] as? [[String: Any]] ?? []).contains { $0["value"] as? String == "dark" }
    }
    func isPlain(_ entry: [String: Any]) -> Bool { (entry["appearances"] as? [Any] ?? []).isEmpty }
    let asked = usable.filter { isDark ? isForDark($0) : isPlain($0) }
    let pool = asked.isEmpty ? usable.filter(isPlain) : asked
    return (pool.isEmpty ? usable : pool).max { rank($0) < rank($1) }
  }

  /// `0.5`, `128` of 255, or `0x80`.
  private static func component(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / (number > 1 ? 255 : 1)
  }
}
