/// Which forms of symbols are shown.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  /// An enclosing shape comes first, then what is done to it; empty for the symbol as it is.
  private let parts: [String]

  /// As it is.
  public static let none = SymbolVariants(parts: [])
  /// In a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// Struck through.
  public static let slash = SymbolVariants(parts: ["slash"])

  /// Filled as well.
  public var fill: SymbolVariants { joined(with: .fill) }
  /// In a circle as well.
  public var circle: SymbolVariants { joined(with: .circle) }
  /// In a square as well.
  public var square: SymbolVariants { joined(with: .square) }
  /// In a rectangle as well.
  public var rectangle: SymbolVariants { joined(with: .rectangle) }
  /// Struck through as well.
  public var slash: SymbolVariants { joined(with: .slash) }

  /// True if all that the other asks for is asked for here.
  public func contains(_ other: SymbolVariants) -> Bool { other.parts.allSatisfy(parts.contains) }

  /// What trees and reports call it.
  var name: String { parts.isEmpty ? "none" : parts.joined(separator: " ") }

  /// Both together. A symbol has one shape around it: the other's, if it has one.
  func joined(with other: SymbolVariants) -> SymbolVariants {
    let all = parts + other.parts
    let shape = all.last(where: Self.shapes.contains)
    let rest = ["fill", "slash"].filter(all.contains)
    return SymbolVariants(parts: (shape.map { [$0] } ?? []) + rest)
  }

  private static let shapes = ["circle", "square", "rectangle"]
}

nonisolated struct SymbolVariance: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let variant: SymbolVariants
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    environment.builtin.symbolVariants = environment.builtin.symbolVariants.joined(with: variant)
  }
}
