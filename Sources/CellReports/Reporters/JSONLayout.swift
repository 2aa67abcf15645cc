/// Where lines of a report end. What people read and compare line by line has a line each. What pictures of lists are made of, and which
/// detectors and policies were asked for, is most of a report and the same again and again: indenting it took two thirds of the file.
enum JSONLayout {
  /// Fields that stay on one line, in sorted JSON as Foundation prints it.
  private static let flat = ["elements", "evaluated", "pictures", "policies"].map { Array("\"\($0)\" : [".utf8) }

  /// The same JSON with these fields on one line each.
  static func flattened(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    var index = 0
    while index < json.count {
      if json[index] == UInt8(ascii: "\""), let field = flat.first(where: { json[index...].starts(with: $0) }) {
        result += field
        index = flatten(json, from: index + field.count, into: &result)
      } else if json[index] == UInt8(ascii: "\"") {
        index = copyText(json, from: index, into: &result)
      } else {
        result.append(json[index])
        index += 1
      }
    }
    return result
  }

  /// Copies an array without the white space between its values.
  /// - Returns: Where it has ended.
  private static func flatten(_ json: [UInt8], from start: Int, into result: inout [UInt8]) -> Int {
    var index = start
    var depth = 1
    while index < json.count, depth > 0 {
      switch json[index] {
      case UInt8(ascii: "\""):
        index = copyText(json, from: index, into: &result)
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: " "), UInt8(ascii: "\n"):
        index += 1
        continue
      default: break
      }
      result.append(json[index])
      index += 1
    }
    return index
  }

  /// Copies a text with its quotes.
  /// - Returns: Where it has ended.
  private static func copyText(_ json: [UInt8], from start: Int, into result: inout [UInt8]) -> Int {
    var end = start + 1
    while end < json.count, json[end] != UInt8(ascii: "\"") { end += json[end] == UInt8(ascii: "\\") ? 2 : 1 }
    end = min(end + 1, json.count)
    result += json[start..<end]
    return end
  }
}
