import Foundation

/// The size of a picture, from the beginning of its file.
package enum PictureSize {
  /// Pixels, or points for drawings without pixels.
  package struct Own: Equatable, Sendable {
    package var width: Double
    package var height: Double
    /// True if the numbers are points.
    package var isVector: Bool
  }

  /// The size in a file's header; nil if the format is not known.
  package static func own(of path: String) -> Own? { FileManager.default.contents(atPath: path).flatMap(own) }

  /// The size in a picture's header; nil if the format is not known.
  package static func own(of data: Data) -> Own? {
    let bytes = [UInt8](data)
    if let format = PictureFormat(data) {
      return format.pixels(bytes).map { Own(width: Double($0.width), height: Double($0.height), isVector: false) }
    }
    if bytes.starts(with: Array("%PDF".utf8)) { return pdf(bytes) }
    let start = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    return start.contains("<svg") ? svg(start) : nil
  }

  /// The scale that a file's name tells: `icon@2x.png`.
  static func scale(of path: String) -> Double {
    path.contains("@3x") ? 3 : path.contains("@2x") ? 2 : 1
  }

  /// The picture in a loose file.
  static func points(of path: String) -> Picture? {
    guard let size = own(of: path) else {
      ResourceTexts.report(ResourceTexts.unknownFormat(path))
      return nil
    }
    let factor = size.isVector ? 1 : scale(of: path)
    return Picture(width: size.width / factor, height: size.height / factor)
  }

  /// The first `/MediaBox [x y x y]`. In a file whose objects are compressed there is none to be read.
  private static func pdf(_ bytes: [UInt8]) -> Own? {
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    guard let name = text.range(of: "/MediaBox"), let open = text[name.upperBound...].firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return Own(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1], isVector: true)
  }

  /// `width` and `height`, or the view box.
  private static func svg(_ text: String) -> Own? {
    guard let tag = text.range(of: "<svg"), let end = text[tag.upperBound...].firstIndex(of: ">") else { return nil }
    let head = text[tag.upperBound..<end]
    func value(_ name: String) -> Substring? {
      guard let start = head.range(of: " \(name)=\"") else { return nil }
      return head[start.upperBound...].prefix { $0 != "\"" }
    }
    func points(_ name: String) -> Double? { value(name).flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) } }
    if let width = points("width"), let height = points("height") { return Own(width: width, height: height, isVector: true) }
    let box = value("viewBox")?.split { " ,".contains($0) }.compactMap { Double($0) } ?? []
    return box.count == 4 ? Own(width: box[2], height: box[3], isVector: true) : nil
  }
}
