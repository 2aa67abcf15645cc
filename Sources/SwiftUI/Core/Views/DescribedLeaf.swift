import CellTrace
import Foundation

/// Content that another module of ours draws: it fills the place it gets, 10 points where nothing is offered, and shows as
/// the properties it names.
@_spi(CellHarness) nonisolated public struct DescribedLeaf: View {
  let properties: @MainActor (EnvironmentValues) -> [(name: String, value: String)]

  /// Creates it.
  public init(properties: @escaping @MainActor (EnvironmentValues) -> [(name: String, value: String)]) {
    self.properties = properties
  }
}

extension DescribedLeaf: PrimitiveView, LeafView {
  static var leafName: String { "Marks" }
  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent {
    ResolvedDescription(properties(environment))
  }
}

@MainActor private final class ResolvedDescription: LeafContent {
  private let list: [(name: String, value: String)]

  init(_ list: [(name: String, value: String)]) { self.list = list }

  override var role: Element.Role { .shape }
  override var properties: [(name: String, value: String)] { list }
  override func isSame(as other: LeafContent) -> Bool {
    let other = unsafeDowncast(other, to: ResolvedDescription.self)
    return list.elementsEqual(other.list) { $0.name == $1.name && $0.value == $1.value }
  }
  override func size(_ proposal: Proposal, _ node: ViewNode) -> LayoutSize {
    LayoutSize(width: proposal.width < 0 ? 10 : proposal.width, height: proposal.height < 0 ? 10 : proposal.height)
  }
}

extension GeometryProxy {
  /// The place of a rectangle that is given in the reader's coordinates.
  @_spi(CellHarness) nonisolated public func anchor(of rect: CGRect) -> Anchor<CGRect> {
    Anchor(value: rect.offsetBy(dx: origin.x, dy: origin.y))
  }
}

extension ForEach {
  /// The elements with their ids, for content that is not made of views.
  @_spi(CellHarness) public init(
    _ data: Data, key: @escaping (Data.Element) -> ID, makes content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, key: key, isConstantRange: false, content: content) }
  /// The id of an element.
  @_spi(CellHarness) public func id(of element: Data.Element) -> ID { key(element) }
}

extension ShapeStyle {
  /// The style in words, as the appearance says it.
  @_spi(CellHarness) public func styleWords(in environment: EnvironmentValues) -> String { StyleText.of(self, environment) }
}

extension Text {
  /// The characters shown.
  @_spi(CellHarness) nonisolated public var characters: String { resolvedString(EnvironmentValues()) }
}

/// Shapes in words.
@_spi(CellHarness) nonisolated public func shapeWords<S: Shape>(_ shape: S) -> String { ShapeText.of(shape) }
