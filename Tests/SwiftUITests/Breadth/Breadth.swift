import CellTrace
import HeadlessCore

@testable import SwiftUI

/// One use of a symbol as public row code writes it, and what comes of it here.
@MainActor struct BreadthEntry {
  enum Level: String {
    /// A user could see the difference it makes.
    case behaves
    /// Its name and arguments are in the appearance, nothing more.
    case recorded = "recorded only"
    /// It compiles and makes no difference here.
    case compiles
    /// What the entry expects of it did not happen.
    case fails
  }

  /// The name that files are counted by.
  let symbol: String
  /// How it is written, with its labels.
  let shape: String
  let level: @MainActor () -> Level
}

/// Makes the entries of one list.
@MainActor enum Breadth {
  /// A view with the symbol, and the same without it: what differs is what the symbol does.
  static func view<A: View, B: View>(_ shape: String, _ with: A, without: B) -> BreadthEntry {
    BreadthEntry(symbol: name(shape), shape: shape) { difference(name(shape), lines(with), lines(without)) }
  }

  /// A modifier on text.
  static func text<A: View>(_ shape: String, _ with: (Text) -> A) -> BreadthEntry {
    view(
      shape, with(Text("A text of two lines\nof which this one is longer")),
      without: Text("A text of two lines\nof which this one is longer"))
  }

  /// What happened, and what a phone shows.
  static func act(_ shape: String, expecting expected: String, _ body: @escaping @MainActor () -> String) -> BreadthEntry {
    BreadthEntry(symbol: name(shape), shape: shape) {
      let happened = body()
      if happened != expected { print("\(shape): \(happened), not \(expected)") }
      return happened == expected ? .behaves : .fails
    }
  }

  /// A modifier whose record is what a user perceives: what assistive technology says, or that text is a placeholder.
  static func perceived<A: View>(_ shape: String, _ with: (Text) -> A) -> BreadthEntry {
    let entry = text(shape, with)
    return BreadthEntry(symbol: entry.symbol, shape: shape) { entry.level() == .compiles ? .fails : .behaves }
  }

  /// A use that makes no difference here by its nature.
  static func compiles<T>(_ shape: String, _ value: T) -> BreadthEntry {
    BreadthEntry(symbol: name(shape), shape: shape) { .compiles }
  }

  private static func name(_ shape: String) -> String {
    let start = shape.drop { $0 == "." }
    return String(start.prefix { !"({ ".contains($0) })
  }

  private static func lines<V: View>(_ view: V) -> [Element] { Hosted(VStack { view }).elements }

  private static func difference(_ name: String, _ with: [Element], _ without: [Element]) -> BreadthEntry.Level {
    if with.map(line) == without.map(line) { return .compiles }
    let bare = with.map { element in
      var element = element
      element.properties.removeAll { $0.name == name }
      return element
    }
    return bare.map(line) == without.map(line) ? .recorded : .behaves
  }

  private static func line(_ element: Element) -> String {
    let frame = element.frame
    return "\(element.role) \(frame.x) \(frame.y) \(frame.width) \(frame.height) \(element.isInteractive) "
      + element.properties.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
  }
}
