import CellTrace
import Foundation
import HeadlessCore

nonisolated extension GraphicsContext {
  /// A view that is ready to be drawn.
  public struct ResolvedSymbol: Sendable {
    /// The view in words, as it looks.
    let text: String
    /// Its size, the one that it likes best.
    public let size: CGSize
  }

  /// The view with a tag among the picture's symbols; nil if none has it.
  public func resolveSymbol<ID>(id: ID) -> ResolvedSymbol? where ID: Hashable { strokes.symbol(AnyHashable(id)) }
  /// Draws a view at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add("symbol \(symbol.text) \(NumberText.of(point.x)) \(NumberText.of(point.y))")
  }
  /// Draws a view in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let box = [rect.minX, rect.minY, rect.width, rect.height].map { NumberText.of($0) }.joined(separator: " ")
    add("symbol \(symbol.text) \(box)")
  }
}

/// The symbols of a picture while it is drawn: the views are made when the first one is asked for.
@MainActor final class CanvasSymbols<Symbols: View> {
  private let symbols: Symbols
  private unowned let canvas: ViewNode
  private var node: ViewNode?
  private var found: [AnyHashable: GraphicsContext.ResolvedSymbol] = [:]

  init(_ symbols: Symbols, of canvas: ViewNode) {
    self.symbols = symbols
    self.canvas = canvas
  }

  func symbol(_ tag: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    if node == nil { make() }
    return found[tag]
  }

  /// What was drawn stays; the views go.
  func end() { node?.unmount() }

  private func make() {
    let made = NodeReconciler.makeForReading(symbols, below: canvas)
    node = made
    var list = ItemList()
    made.collectItems(&list)
    for item in list.array {
      let own = ViewTraits.value(ObjectIdentifier(TagTrait.self), of: item) as? AnyHashable
      guard let tag = own ?? elementID(of: item.node), found[tag] == nil else { continue }
      let size = item.size(.unspecified)
      item.place(0, 0, .unspecified)
      found[tag] = GraphicsContext.ResolvedSymbol(
        text: Self.words(item.node), size: CGSize(width: size.width, height: size.height))
    }
  }

  /// A view without a tag is known by the id that it has, as an element of a `ForEach` has one.
  private func elementID(of view: ViewNode) -> AnyHashable? {
    var current: ViewNode? = view
    while let view = current {
      if let identified = view as? any IdentifiedNode { return identified.explicitID }
      if view === node { return nil }
      current = view.parent
    }
    return nil
  }

  /// All that can be seen of a view.
  private static func words(_ node: ViewNode) -> String {
    var pass = DescribePass(scale: node.environment.builtin.displayScale)
    node.describeNamed(&pass)
    var builder = AppearanceBuilder()
    pass.exchange(&builder)
    let words = builder.elements.map { element in
      element.properties.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    }
    return "(" + words.joined(separator: "; ") + ")"
  }
}
