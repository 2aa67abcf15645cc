import CellTrace

/// A text beside the rows, or in a header or footer, that has numbers in it: a total, a count, a badge.
struct NumberText: Hashable {
  /// What tells it from the other texts of a step, whatever its numbers are.
  struct Key: Hashable {
    /// The words without the numbers, and without the ending that a single thing does not have: "1 task" becomes "3 tasks".
    var words: String
    /// How many texts with these words stand before it.
    var place: Int
  }

  var key: Key
  var numbers: [Double]
  var text: String

  /// Nil for a text without a number.
  fileprivate init?(_ text: String) {
    let (words, numbers) = Self.parts(of: text)
    if numbers.isEmpty { return nil }
    (self.text, self.numbers) = (text, numbers)
    let singular = words.split(separator: " ").map { $0.hasSuffix("s") ? $0.dropLast() : $0 }
    key = Key(words: singular.joined(separator: " "), place: 0)
  }

  /// The numbers in a text, in order.
  static func numbers(in text: String) -> [Double] { parts(of: text).numbers }

  private static func parts(of text: String) -> (words: String, numbers: [Double]) {
    var (words, digits, numbers) = ("", "", [Double]())
    func flush() {
      guard let number = number(digits) else { return }
      numbers.append(number)
      words += "#"
      digits = ""
    }
    let letters = Array(text)
    for (place, letter) in letters.enumerated() {
      let isBetween = !digits.isEmpty && letters.dropFirst(place + 1).first?.isDigit == true
      if letter.isDigit || (isBetween && (letter == "." || letter == ",")) {
        digits.append(letter)
      } else {
        flush()
        words.append(letter)
      }
    }
    flush()
    return (words, numbers)
  }

  /// The value of digits with points and commas: what one or two digits follow at the end is a fraction, everything else groups.
  private static func number(_ digits: String) -> Double? {
    guard !digits.isEmpty else { return nil }
    let parts = digits.split(whereSeparator: { !$0.isDigit }).map(String.init)
    guard parts.count > 1, let last = parts.last, last.count < 3 else { return Double(parts.joined()) }
    return Double(parts.dropLast().joined() + "." + last)
  }

  /// A number that is another one than before.
  struct Change: Equatable {
    /// Which of the text's numbers.
    var place: Int
    var old: Double
    var new: Double
  }

  /// The one number in which it differs from another text of the same key; nil unless there is just one.
  func change(from other: NumberText) -> Change? {
    guard key == other.key, numbers.count == other.numbers.count else { return nil }
    let places = numbers.indices.filter { numbers[$0] != other.numbers[$0] }
    return places.count == 1 ? Change(place: places[0], old: other.numbers[places[0]], new: numbers[places[0]]) : nil
  }

  fileprivate mutating func count(in known: inout [String: Int]) {
    key.place = known[key.words, default: 0]
    known[key.words] = key.place + 1
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}

extension StepTrace {
  /// Texts with numbers around the rows, in order.
  var numberTexts: [NumberText] {
    var known: [String: Int] = [:]
    return textsAroundRows.compactMap { text in
      var number = NumberText(text)
      number?.count(in: &known)
      return number
    }
  }

  /// The one that is told by a key.
  func numberText(_ key: NumberText.Key) -> NumberText? { numberTexts.first { $0.key == key } }
}

/// What the rows of a list say, and how many there are: rows that go by their positions have no other names.
struct ShownRows: Equatable {
  var looks: [Look]
  var count: Int

  init(_ list: Int, in step: StepTrace) {
    looks = step.checkpoint.filter { $0.item.list == list }.map { Look($0) }
    count = step.items.count { $0.list == list }
  }

  /// True if every row is in sight.
  var isWhole: Bool { looks.count == count }
}
