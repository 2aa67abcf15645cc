import Foundation

/// The names that stand in a font's file, TrueType or OpenType: in its table `name`.
struct FontFileNames {
  let postScript: String
  let full: String

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func word(_ place: Int) -> Int? { number(place, 2) }
    // A collection begins with the places of its fonts: the first one counts.
    guard let kind = number(0, 4), let start = kind == 0x7474_6366 ? number(12, 4) : 0, let version = number(start, 4),
      [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version), let tables = word(start + 4),
      let entry = (0..<tables).map({ start + 12 + 16 * $0 }).first(where: { number($0, 4) == 0x6E61_6D65 }),
      let names = number(entry + 8, 4), let count = word(names + 2), let texts = word(names + 4)
    else { return nil }
    var found: [Int: String] = [:]
    for record in (0..<count).map({ names + 6 + 12 * $0 }) {
      guard let system = word(record), let name = word(record + 6), let length = word(record + 8), let place = word(record + 10)
      else {
        return nil
      }
      let text = names + texts + place
      guard [4, 6].contains(name), found[name] == nil, text >= 0, text + length <= bytes.count else { continue }
      let part = Data(bytes[text..<text + length])
      // The Macintosh's names are ASCII as far as they name fonts; the others are in UTF-16.
      found[name] = String(data: part, encoding: system == 1 ? .ascii : .utf16BigEndian)
    }
    guard let name = found[6] ?? found[4] else { return nil }
    (postScript, full) = (name, found[4] ?? name)
  }
}
