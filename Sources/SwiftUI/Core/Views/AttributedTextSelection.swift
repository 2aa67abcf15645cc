import Foundation

/// What is selected of an attributed text: a place where something can be typed, or ranges.
nonisolated public struct AttributedTextSelection: Equatable, Sendable {
  /// Where a selection is in its text.
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var place: Indices?
  private var typing: AttributeContainer?

  /// Creates a selection behind the last character.
  public init() {}
  /// Creates a selection between two characters, with the attributes of what is typed there if the text is not to say.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    place = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }
  /// Creates a selection of a range.
  public init(range: Range<AttributedString.Index>) { self.init(ranges: RangeSet(range)) }
  /// Creates a selection of ranges.
  public init(ranges: RangeSet<AttributedString.Index>) { place = .ranges(ranges) }

  /// Where the selection is in a text; behind its last character if the selection is of another text.
  public func indices(in text: AttributedString) -> Indices {
    switch place {
    case .insertionPoint(let index) where text.startIndex <= index && index <= text.endIndex: .insertionPoint(index)
    case .ranges(let ranges) where ranges.ranges.allSatisfy { text.startIndex <= $0.lowerBound && $0.upperBound <= text.endIndex }:
      .ranges(ranges)
    case .insertionPoint, .ranges, nil: .insertionPoint(text.endIndex)
    }
  }

  /// The attributes of what is typed there.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    let index: AttributedString.Index
    switch indices(in: text) {
    case .insertionPoint(let point): index = point
    case .ranges(let ranges): index = ranges.ranges.first?.lowerBound ?? text.endIndex
    }
    guard text.startIndex < text.endIndex else { return AttributeContainer() }
    let letter = index > text.startIndex ? text.index(beforeCharacter: index) : text.startIndex
    return text.runs[letter].attributes
  }
}

nonisolated extension AttributedString {
  /// Changes the attributes of what is selected; of what is typed next, if nothing is.
  public mutating func transformAttributes<E>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) where E: Error {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    case .ranges(let ranges):
      // The text's letters stay, so places keep their numbers while attributes change.
      let places = ranges.ranges.map { range in
        characters.distance(from: startIndex, to: range.lowerBound)..<characters.distance(from: startIndex, to: range.upperBound)
      }
      for place in places {
        for number in place {
          let letter = index(startIndex, offsetByCharacters: number)
          let whole = letter..<index(afterCharacter: letter)
          var attributes = runs[letter].attributes
          try body(&attributes)
          self[whole].setAttributes(attributes)
        }
      }
      let kept = places.map {
        index(startIndex, offsetByCharacters: $0.lowerBound)..<index(startIndex, offsetByCharacters: $0.upperBound)
      }
      selection = AttributedTextSelection(ranges: RangeSet(kept))
    }
  }
}
