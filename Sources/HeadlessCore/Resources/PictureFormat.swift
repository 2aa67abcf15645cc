import Foundation

/// The formats of pictures with pixels that a phone decodes, told by how their bytes begin.
package enum PictureFormat: Sendable, CaseIterable {
  case png, jpeg, gif, bmp, webp, tiff, heif

  /// The format; nil for anything else, which a phone makes no image of.
  package init?(_ data: Data) {
    let start = [UInt8](data.prefix(12))
    func has(_ bytes: [UInt8], at place: Int = 0) -> Bool { start.dropFirst(place).starts(with: bytes) }
    func has(_ text: String, at place: Int = 0) -> Bool { has(Array(text.utf8), at: place) }
    if has([0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("BM") {
      self = .bmp
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has([0x49, 0x49, 0x2A, 0]) || has([0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if has("ftyp", at: 4),
      ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1", "avif"].contains(where: { has($0, at: 8) })
    {
      self = .heif
    } else {
      return nil
    }
  }

  /// Width and height in pixels as the head tells them; nil if it does not.
  func pixels(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let reader = HeadReader(bytes: bytes)
    return switch self {
    case .png: reader.pair(reader.big(4, at: 16), reader.big(4, at: 20))
    case .jpeg: jpeg(reader)
    case .gif: reader.pair(reader.little(2, at: 6), reader.little(2, at: 8))
    case .bmp: reader.pair(reader.little(4, at: 18), reader.little(4, at: 22).map { abs(Int(Int32(truncatingIfNeeded: $0))) })
    case .webp: webp(reader)
    case .tiff: tiff(reader)
    case .heif: heif(reader)
    }
  }

  /// The frame header, after any number of other segments.
  private func jpeg(_ reader: HeadReader) -> (width: Int, height: Int)? {
    var place = 2
    while reader.big(1, at: place) == 0xFF, let marker = reader.big(1, at: place + 1) {
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return reader.pair(reader.big(2, at: place + 7), reader.big(2, at: place + 5))
      }
      guard marker != 0xFF else {
        place += 1
        continue
      }
      guard let length = reader.big(2, at: place + 2) else { return nil }
      place += 2 + length
    }
    return nil
  }

  private func webp(_ reader: HeadReader) -> (width: Int, height: Int)? {
    switch reader.text(at: 12) {
    case "VP8X": return reader.pair(reader.little(3, at: 24).map { $0 + 1 }, reader.little(3, at: 27).map { $0 + 1 })
    case "VP8 ": return reader.pair(reader.little(2, at: 26).map { $0 & 0x3FFF }, reader.little(2, at: 28).map { $0 & 0x3FFF })
    case "VP8L":
      let bits = reader.little(4, at: 21)
      return reader.pair(bits.map { ($0 & 0x3FFF) + 1 }, bits.map { ($0 >> 14 & 0x3FFF) + 1 })
    default: return nil
    }
  }

  /// The entries 256 and 257 of the first directory, which are short or long numbers.
  private func tiff(_ reader: HeadReader) -> (width: Int, height: Int)? {
    let number = reader.bytes.first == 0x49 ? reader.little : reader.big
    guard let directory = number(4, 4), let count = number(2, directory) else { return nil }
    func entry(_ tag: Int) -> Int? {
      let places = (0..<min(count, 512)).map { directory + 2 + 12 * $0 }
      return places.first { number(2, $0) == tag }.flatMap { number(number(2, $0 + 2) == 3 ? 2 : 4, $0 + 8) }
    }
    return reader.pair(entry(256), entry(257))
  }

  /// The largest of the boxes `ispe`: a file has one for each of its tiles and for its thumbnail too.
  private func heif(_ reader: HeadReader) -> (width: Int, height: Int)? {
    let name = Array("ispe".utf8)
    let places = reader.bytes.indices.dropLast(15).filter { reader.bytes[$0...].starts(with: name) }
    return places.compactMap { reader.pair(reader.big(4, at: $0 + 8), reader.big(4, at: $0 + 12)) }
      .max { $0.width * $0.height < $1.width * $1.height }
  }
}

/// Numbers in the head of a file.
private struct HeadReader {
  var bytes: [UInt8]

  func big(_ count: Int, at place: Int) -> Int? { part(count, place).map { $0.reduce(0) { $0 << 8 | Int($1) } } }
  func little(_ count: Int, at place: Int) -> Int? { part(count, place).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } } }
  func text(at place: Int) -> String? { part(4, place).map { String(decoding: $0, as: UTF8.self) } }
  /// Both, if they are the sides of a picture.
  func pair(_ width: Int?, _ height: Int?) -> (width: Int, height: Int)? {
    guard let width, let height, (1...1 << 20).contains(width), (1...1 << 20).contains(height) else { return nil }
    return (width, height)
  }

  private func part(_ count: Int, _ place: Int) -> ArraySlice<UInt8>? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    return bytes[place..<(place + count)]
  }
}
