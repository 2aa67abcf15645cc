import CoreGraphics
import Foundation

nonisolated extension Text {
  /// Where the lines, runs and letters of a text stand.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// True if not all of the text fits.
    public let isTruncated: Bool
    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    /// A line.
    public subscript(position: Int) -> Line { lines[position] }

    /// A letter of the text, by its number.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let offset: Int
      public static func < (one: CharacterIndex, other: CharacterIndex) -> Bool { one.offset < other.offset }
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
    }

    /// Where something stands, and how large it is.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where its left end stands on the line that letters stand on.
      public var origin: CGPoint
      /// How wide it is.
      public var width: CGFloat
      /// How far it goes up.
      public var ascent: CGFloat
      /// How far it goes down.
      public var descent: CGFloat
      /// The room between lines.
      public var leading: CGFloat
      /// Creates bounds.
      public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }
      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
      }
      /// The rectangle.
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }

    /// What is special about drawing.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt32
      /// Creates options from bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Letters stand between points.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line.
    public struct Line: RandomAccessCollection, Equatable {
      let runs: [Run]
      /// Where its left end stands on the line that letters stand on.
      public var origin: CGPoint
      /// Where it stands, and how large it is.
      public let typographicBounds: TypographicBounds
      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      /// A run.
      public subscript(position: Int) -> Run { runs[position] }
    }

    /// A part of a line that looks the same throughout.
    public struct Run: RandomAccessCollection, Equatable {
      let slices: [RunSlice]
      let marks: [TextMark]
      public typealias SubSequence = Slice<Run>
      /// Where it stands, and how large it is.
      public let typographicBounds: TypographicBounds
      /// Which way it is read.
      public let layoutDirection: LayoutDirection
      /// Which letters it has.
      public var characterIndices: [CharacterIndex] { slices.flatMap(\.characterIndices) }
      public var startIndex: Int { 0 }
      public var endIndex: Int { slices.count }
      /// A letter.
      public subscript(position: Int) -> RunSlice { slices[position] }
      /// Letters.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(slices[bounds]) }
      /// What it is marked with.
      public subscript<T>(key: T.Type) -> T? where T: TextAttribute {
        marks.last { $0.key == ObjectIdentifier(key) }?.value as? T
      }
    }

    /// Some letters of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      let text: String
      /// Where they stand, and how large they are.
      public let typographicBounds: TypographicBounds
      /// Which they are.
      public let characterIndices: [CharacterIndex]
      let parts: [RunSlice]
      public var startIndex: Int { 0 }
      public var endIndex: Int { Swift.max(parts.count, 1) }
      /// A letter.
      public subscript(position: Int) -> RunSlice { parts.isEmpty ? self : parts[position] }

      init(_ text: String, _ bounds: TypographicBounds, _ index: CharacterIndex) {
        self.text = text
        typographicBounds = bounds
        characterIndices = [index]
        parts = []
      }
      fileprivate init(_ slices: ArraySlice<RunSlice>) {
        text = slices.map(\.text).joined()
        parts = Array(slices)
        characterIndices = slices.flatMap(\.characterIndices)
        var bounds = slices.first?.typographicBounds ?? TypographicBounds()
        bounds.width = slices.reduce(0) { $0 + $1.typographicBounds.width }
        typographicBounds = bounds
      }
    }
  }
}
