import Foundation

/// A text with values in it that is looked up as a whole: the key has a specifier where each value stands.
package struct LocalizableText: Hashable, Sendable {
  /// A value in the text.
  struct Argument: Hashable, Sendable {
    /// Where it stands in ``LocalizableText/text``, in UTF-8.
    var start: Int
    var end: Int
    var specifier: String
    var number: Double?
  }

  /// The text with its values filled in, as it is shown without a translation.
  package private(set) var text: String
  private var arguments: [Argument] = []

  /// A key without values.
  package init(_ text: String = "") { self.text = text }

  /// Adds a literal part.
  package mutating func append(literal: String) { text += literal }

  /// Adds a value.
  /// - Parameters:
  ///   - value: As it is shown.
  ///   - specifier: What stands for it in the key.
  ///   - number: The value itself, if it is a number: it chooses the plural.
  package mutating func append(value: String, specifier: String, number: Double? = nil) {
    let start = text.utf8.count
    text += value
    arguments.append(Argument(start: start, end: text.utf8.count, specifier: specifier, number: number))
  }

  /// Adds a value with the specifier of its type.
  package mutating func append<T>(value: T) {
    switch value {
    case let value as any FixedWidthInteger & SignedInteger:
      append(value: "\(value)", specifier: "%lld", number: Double(Int64(value)))
    case let value as any FixedWidthInteger & UnsignedInteger:
      append(value: "\(value)", specifier: "%llu", number: Double(UInt64(value)))
    case let value as Float: append(value: "\(value)", specifier: "%f", number: Double(value))
    case let value as Double: append(value: "\(value)", specifier: "%lf", number: value)
    default: append(value: "\(value)", specifier: "%@")
    }
  }

  /// The number that a value is, which chooses the plural; nil for one that is none.
  package static func number<T>(_ value: T) -> Double? {
    switch value {
    case let value as any FixedWidthInteger & SignedInteger: Double(Int64(value))
    case let value as any FixedWidthInteger & UnsignedInteger: Double(UInt64(value))
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }

  /// The text as the app's tables have it; the text itself where they have none.
  /// - Parameter key: What is looked up, if it is another text than this one.
  package func resolved(key: String? = nil, table: String? = nil) -> String {
    guard AppResources.isNamed, let found = AppResources.text(key ?? self.key, table: table) else { return text }
    switch found {
    case .plain(let pattern): return filled(pattern)
    case .plural(let forms):
      let number = arguments.lazy.compactMap(\.number).first ?? 0
      return filled((number == 1 ? forms["one"] : number == 0 ? forms["zero"] : nil) ?? forms["other"] ?? text)
    }
  }

  /// What is looked up.
  package var key: String { replacing { $0.specifier } }

  /// The text with the marks of Markdown in its values marked as plain.
  package var markdown: String {
    replacing { argument in
      value(argument).reduce(into: "") { result, character in
        if "*_`~[]\\".contains(character) { result.append("\\") }
        result.append(character)
      }
    }
  }

  private func value(_ argument: Argument) -> String {
    let bytes = Array(text.utf8)[argument.start..<argument.end]
    return String(decoding: bytes, as: UTF8.self)
  }

  private func replacing(_ part: (Argument) -> String) -> String {
    guard !arguments.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var result = ""
    var last = 0
    for argument in arguments {
      result += String(decoding: bytes[last..<argument.start], as: UTF8.self) + part(argument)
      last = argument.end
    }
    return result + String(decoding: bytes[last...], as: UTF8.self)
  }

  /// A translation with the values in it, in their order or by their numbers.
  private func filled(_ pattern: String) -> String {
    guard pattern.contains("%") else { return pattern }
    var result = ""
    var next = 0
    var rest = pattern[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let specifier = LocalizableText.specifier(of: &rest)
      var index = next
      let parts = specifier.split(separator: "$", maxSplits: 1)
      if parts.count == 2, let position = Int(parts[0]) { index = position - 1 } else { next += 1 }
      guard arguments.indices.contains(index) else {
        result += "%" + specifier
        continue
      }
      result += shown(arguments[index], "%" + (parts.last.map(String.init) ?? ""))
    }
    return result + rest
  }

  /// Takes what stands behind a percent sign off: `lld`, `1$@`. A value's name (`1$(count)lld`) says nothing to the reader.
  private static func specifier(of rest: inout Substring) -> String {
    func take(_ isMeant: (Character) -> Bool) -> String {
      let part = rest.prefix(while: isMeant)
      rest = rest.dropFirst(part.count)
      return String(part)
    }
    let place = rest.drop { $0.isNumber }.first == "$" ? take { $0.isNumber } + take { $0 == "$" } : ""
    if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...] }
    let flags = take { $0.isNumber || "$.+-# 'lhqztL".contains($0) }
    let kind = rest.prefix(1)
    rest = rest.dropFirst()
    return place + flags + kind
  }

  private func shown(_ argument: Argument, _ specifier: String) -> String {
    guard let number = argument.number, specifier.contains("."), specifier.hasSuffix("f") else { return value(argument) }
    return String(format: specifier, number)
  }
}
