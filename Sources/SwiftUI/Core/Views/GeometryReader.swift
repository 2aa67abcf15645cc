import Foundation

/// A view whose content depends on the size it gets.
nonisolated public struct GeometryReader<Content>: View where Content: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

/// The geometry of a reader.
nonisolated public struct GeometryProxy: Sendable {
  /// The reader's size.
  public let size: CGSize
  /// The reader's distance from the unsafe area; rows have none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  let origin: CGPoint
  nonisolated(unsafe) weak var node: ViewNode?

  /// The reader's frame in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    if coordinateSpace is LocalCoordinateSpace { return CGRect(origin: .zero, size: size) }
    return frame(inNamed: (coordinateSpace as? NamedCoordinateSpace)?.name)
  }
  /// The reader's frame in a space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: frame(inNamed: nil)
    case .named(let name): frame(inNamed: name)
    }
  }

  /// Where the container with that name lies, seen from the reader; nil without one.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let (node, origin, name) = (node, origin, coordinateSpace.name)
    return MainThread.assume((node, name)) { parts in
      guard let node = parts.0, let corner = CoordinateSpaces.origin(of: parts.1, around: node),
        let size = CoordinateSpaces.size(of: parts.1, around: node)
      else { return nil }
      return CGRect(x: corner.x - origin.x, y: corner.y - origin.y, width: size.width, height: size.height)
    }
  }

  /// In the space that has a name, else in that of the screen.
  private func frame(inNamed name: AnyHashable?) -> CGRect {
    let (node, origin, size) = (node, origin, size)
    return MainThread.assume((node, name)) { parts in
      guard let node = parts.0 else { return CGRect(origin: origin, size: size) }
      if let name = parts.1, let corner = CoordinateSpaces.origin(of: name, around: node) {
        return CGRect(x: origin.x - corner.x, y: origin.y - corner.y, width: size.width, height: size.height)
      }
      let shift = CoordinateSpaces.shift(of: node)
      return CGRect(x: origin.x + shift.x, y: origin.y + shift.y, width: size.width, height: size.height)
    }
  }
}

extension GeometryReader: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { GeometryNode(view, inputs) }
}

/// The node of a reader: takes what it is offered, 10 points where nothing is (LY-16), and makes its content when its size
/// is known.
@MainActor private final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>>, PlaceReader {
  private var known: LayoutRect?

  override func update(_ view: GeometryReader<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    if let known { build(known) }
  }

  override var pathName: String? { "GeometryReader" }
  override var isPlaced: Bool { true }
  override var contentAxis: ContentAxis { .unordered }
  override func collectItems(_ list: inout ItemList) { list.append(self) }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(width: proposal.width < 0 ? 10 : proposal.width, height: proposal.height < 0 ? 10 : proposal.height)
  }

  override func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double) { (0, .infinity) }

  private func build(_ frame: LayoutRect) {
    known = frame
    let proxy = GeometryProxy(
      size: CGSize(width: frame.width, height: frame.height), origin: CGPoint(x: frame.x, y: frame.y), node: self)
    let previous = graph.enter(self)
    let content = ObservationTracking.track(self) { view.content(proxy) }
    graph.leave(previous)
    NodeReconciler.update(&child, to: content, in: self, environment)
  }

  override func refresh() {
    if let known { build(known) }
  }

  override func placeContent(_ proposal: Proposal) {
    if known != frame { build(frame) }
    var list = ItemList()
    child?.collectItems(&list)
    for item in list.array { item.place(alignedIn: frame, .topLeading, Proposal(frame.size)) }
  }
}
