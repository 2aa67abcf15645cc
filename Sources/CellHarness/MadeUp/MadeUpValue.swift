import Foundation

/// Values of types that decode themselves from one value, by the name under which they are asked for.
enum MadeUpValue {
  /// The number that tells an element of an answer apart, from 1 within its list.
  struct Place {
    var source: MadeUpSource
    var number = 1

    var unique: Int { source.firstNumber + number }
  }

  static func text(_ name: String, _ place: Place) -> String {
    let key = name.lowercased()
    func has(_ parts: String...) -> Bool { parts.contains { key.contains($0) } }
    if has("email") { return "person\(place.unique)@made-up.example" }
    if key == "id" || key == "_id" || key.hasSuffix("_id") || name.hasSuffix("Id") || name.hasSuffix("ID") || has("uuid", "slug")
    {
      return "\(place.unique)"
    }
    if key.hasSuffix("path") { return "/\(place.unique).png" }
    if has("image", "photo", "picture", "avatar", "poster", "thumb", "icon", "logo", "cover", "backdrop", "sprite") {
      return "https://made-up.example/\(place.unique).png"
    }
    // Many a server has the number of what an address leads to at its end.
    if has("url", "uri", "link", "href") { return "https://made-up.example/\(key)/\(place.unique)" }
    if has("date", "time", "released", "published") || key.hasSuffix("_at") || name.hasSuffix("At") {
      let day = place.number % 28 + 1
      return "2024-03-\(day < 10 ? "0" : "")\(day)T12:00:00Z"
    }
    if has("color", "colour", "hex") { return "#3366CC" }
    if has("price", "amount", "rating", "score") { return "\(place.number % 90 + 10).50" }
    if key == "status" { return "ok" }
    if has("name", "title", "headline", "login") { return "\(place.source.words) \(place.number)" }
    return "\(name) of \(place.source.words) \(place.number)"
  }

  static func integer(_ name: String, _ place: Place) -> Int {
    let key = name.lowercased()
    if key == "id" || key == "_id" || key.hasSuffix("_id") || name.hasSuffix("Id") || name.hasSuffix("ID") { return place.unique }
    if ["status", "code", "cod", "statuscode"].contains(key) { return 200 }
    if key.contains("page") { return key.contains("total") || key == "pages" ? 2 : 1 }
    if key.contains("total") || key == "count" { return 2 * MadeUpDecoder.elements }
    if key.contains("year") { return 1990 + place.number % 30 }
    if key.contains("offset") || key.contains("skip") { return 0 }
    return place.number % 100
  }

  static func number(_ name: String, _ place: Place) -> Double {
    let key = name.lowercased()
    if key.hasPrefix("lat") { return 52 + Double(place.number % 50) / 100 }
    if key.hasPrefix("lon") || key.hasPrefix("lng") { return 13 + Double(place.number % 50) / 100 }
    return Double(place.number % 90) + 0.5
  }

  static func truth(_ name: String, _ place: Place) -> Bool {
    let key = name.lowercased()
    if ["error", "deleted", "hidden", "disabled"].contains(where: key.contains) { return false }
    if ["success", "ok", "status"].contains(where: key.contains) { return true }
    return place.number % 2 == 0
  }

  /// The value of a type that has forms of its own; nil for all others.
  static func special<T>(_ type: T.Type, _ name: String, _ place: Place) -> T? {
    switch type {
    case is Date.Type: Date(timeIntervalSince1970: 1_709_812_800 + Double(place.number) * 86_400) as? T
    case is URL.Type: (URL(string: text(name, place)).flatMap { $0.host == nil ? nil : $0 } ?? address(place)) as? T
    case is UUID.Type: uuid(place.unique) as? T
    case is Decimal.Type: Decimal(place.number % 90 + 10) as? T
    case is Data.Type: Data() as? T
    case _: nil
    }
  }

  private static func address(_ place: Place) -> URL? { URL(string: "https://made-up.example/url/\(place.unique)") }

  private static func uuid(_ number: Int) -> UUID {
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { space in
      for index in space.indices { space[index] = index < 8 ? UInt8(truncatingIfNeeded: number >> (index * 8)) : 0x40 }
    }
    return UUID(uuid: bytes)
  }

  /// A case of an enum without values, which takes only texts or numbers of its own; nil for other types.
  static func anyCase<T>(of type: T.Type, _ place: Place) -> T? {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self)
    // The kind, then the description: five words of 32 bits, then how many cases have values, and how many have none.
    guard metadata[0] == 0x201, MemoryLayout<T>.size <= 1, let description = UnsafePointer<UInt32>(bitPattern: metadata[1]) else {
      return nil
    }
    let (withValues, without) = (description[5] & 0xFF_FFFF, description[6])
    guard withValues == 0, without > 0, without < 250 else { return nil }
    var number = UInt8(UInt32(place.number) % without)
    return MemoryLayout<T>.size == 0 ? unsafeBitCast((), to: T.self) : withUnsafeBytes(of: &number) { $0.load(as: T.self) }
  }
}
