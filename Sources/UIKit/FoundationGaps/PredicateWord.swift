import Foundation
import SelectorDispatch

/// A word, a sign or a quoted text of a predicate.
struct PredicateWord {
  var text: String
  var isQuoted = false

  static func all(in format: String) -> [PredicateWord] {
    var words: [PredicateWord] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        words.append(quoted(&rest, by: first))
      } else if isPart(first) {
        var word = rest.prefix(while: isPart)
        rest = rest.dropFirst(word.count)
        // `[cd]` belongs to the comparison before it.
        if rest.first == "[", let end = rest.firstIndex(of: "]") {
          word += rest[...end]
          rest = rest[rest.index(after: end)...]
        }
        words.append(PredicateWord(text: String(word)))
      } else {
        let sign = signs.first { rest.hasPrefix($0) } ?? String(first)
        words.append(PredicateWord(text: sign))
        rest = rest.dropFirst(sign.count)
      }
    }
    return words
  }

  private static let signs = ["==[cd]", "==[c]", "=[cd]", "=[c]", "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.@%#-$".contains(character)
  }

  private static func quoted(_ rest: inout Substring, by mark: Character) -> PredicateWord {
    var text = ""
    rest.removeFirst()
    while let next = rest.popFirst(), next != mark {
      if next == "\\", let escaped = rest.popFirst() { text.append(escaped) } else { text.append(next) }
    }
    return PredicateWord(text: text, isQuoted: true)
  }
}

/// Values by their keys, as predicates and sort descriptors ask for them.
enum PredicateKeys {
  static func value(of object: Any?, forKey key: String) -> Any? {
    switch object {
    case nil: return nil
    case let table as [String: Any]: return table[key]
    case let list as [Any]: return value(of: list, key)
    case let set as NSSet: return value(of: set.allObjects, key)
    case let text as String where key == "length": return text.utf16.count
    case let object as NSObject: return object.value(forKey: key)
    case let other?: fatalError("\(type(of: other)) has no value for the key \(key): it is no object of Objective-C")
    }
  }

  /// Nil for an optional value that holds nothing.
  static func flat(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private static func value(of list: [Any], _ key: String) -> Any? {
    switch key {
    case "@count": list.count
    case "@firstObject": list.first
    case "@lastObject": list.last
    default: list.map { value(of: $0, forKey: key) as Any }
    }
  }
}
