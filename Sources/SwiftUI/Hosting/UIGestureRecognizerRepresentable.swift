import Foundation
@_spi(CellHarness) import UIKit

/// A gesture recognizer of UIKit's on a SwiftUI view.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The type of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the object that stays with the recognizer.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// What tells places in SwiftUI's spaces.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer, once for as long as the view keeps its identity.
  @MainActor @preconcurrency func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
  /// Called when the recognizer recognises something.
  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// Brings the recognizer up to date.
  @MainActor @preconcurrency func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// Makes the object that stays with the recognizer.
  @MainActor @preconcurrency func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  @MainActor @preconcurrency public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  /// Does nothing.
  @MainActor @preconcurrency public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// No object stays.
  @MainActor @preconcurrency public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What the methods of a representable recognizer are told.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableContext<Representable>
where Representable: UIGestureRecognizerRepresentable {
  /// The object that stays with the recognizer.
  public let coordinator: Representable.Coordinator
  /// What tells places in SwiftUI's spaces.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Tells where a recognizer's finger is in the spaces of SwiftUI's views.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var node: ViewNode?
  let source: RecognizerSource

  /// Where the finger is in the view.
  public var localLocation: CGPoint { location(in: .local) }
  /// How far the finger moved, for recognizers that tell.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// How fast the finger moves, for recognizers that tell.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// Where the finger is in a space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: source.recognizer?.location(in: nil) ?? .zero, to: coordinateSpace)
  }
  /// How far the finger moved in a space, for recognizers that tell. Spaces here are moved, never scaled.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (source.recognizer as? UIPanGestureRecognizer)?.translation(in: nil)
  }
  /// How fast the finger moves in a space, for recognizers that tell.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (source.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil)
  }
  /// A place on the screen, told in a space.
  public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint {
    guard let node, !(coordinateSpace is GlobalCoordinateSpace) else { return globalPoint }
    let inHost = source.recognizer?.view?.convert(globalPoint, from: nil) ?? globalPoint
    let name = (coordinateSpace as? NamedCoordinateSpace)?.name
    let corner = name.flatMap { CoordinateSpaces.origin(of: $0, around: node) } ?? (node.frame.x, node.frame.y)
    return CGPoint(x: inHost.x - CGFloat(corner.0), y: inHost.y - CGFloat(corner.1))
  }
}

nonisolated extension View {
  /// Adds a gesture recognizer of UIKit's.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(RepresentedGesture(representable: representable))
  }
}

/// The recognizer that a converter speaks of.
@MainActor final class RecognizerSource {
  weak var recognizer: UIGestureRecognizer?
}

private nonisolated struct RepresentedGesture<R: UIGestureRecognizerRepresentable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) var representable: R

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { RecognizerNode(view, inputs) }
}

/// A node whose recognizer stands on the view that shows the node.
@MainActor protocol RecognizingNode: ViewNode {
  func attachRecognizer(to view: UIView)
}

/// The node of a recognizer: the view around the graph has it, and it gets the touches on the node's content.
@MainActor
private final class RecognizerNode<Content: View, R: UIGestureRecognizerRepresentable>:
  ModifierNode<Content, RepresentedGesture<R>>, BodyNode, RecognizingNode
{
  private let info = ViewTypeInfo.of(R.self)
  private var storages: [AnyObject?] = []
  private let source = RecognizerSource()
  private var made: (recognizer: R.UIGestureRecognizerType, coordinator: R.Coordinator)?

  override init(_ view: ModifiedContent<Content, RepresentedGesture<R>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    storages = Array(repeating: nil, count: info.propertyCount)
    install()
    run { make() }
    bringUpToDate()
  }

  private func make() {
    let representable = view.modifier.representable
    let coordinator = representable.makeCoordinator(converter: converter)
    let recognizer = representable.makeUIGestureRecognizer(context: context(coordinator))
    source.recognizer = recognizer
    made = (recognizer, coordinator)
    recognizer.isTouchInScope = { [weak self] touch in
      guard let self, let host = source.recognizer?.view else { return false }
      let place = touch.location(in: host)
      return hit(Double(place.x), Double(place.y)) != nil
    }
    recognizer.onChange = { [weak self] _ in self?.recognised() }
  }

  private func recognised() {
    guard let made else { return }
    view.modifier.representable.handleUIGestureRecognizerAction(made.recognizer, context: context(made.coordinator))
  }

  private var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter { .init(node: self, source: source) }
  private func context(_ coordinator: R.Coordinator) -> R.Context { .init(coordinator: coordinator, converter: converter) }

  // MARK: Updates

  override func update(_ view: ModifiedContent<Content, RepresentedGesture<R>>, _ environment: EnvironmentValues) {
    let isSame = info.inputsEqual(self.view.modifier.representable, view.modifier.representable)
    super.update(view, environment)
    let changed = install()
    if !isSame || changed || isDirty { bringUpToDate() }
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    super.environmentChanged(environment)
    if install() { bringUpToDate() }
  }

  override func refresh() {
    super.refresh()
    install()
    bringUpToDate()
  }

  private func bringUpToDate() {
    isDirty = false
    guard let made else { return }
    run { view.modifier.representable.updateUIGestureRecognizer(made.recognizer, context: context(made.coordinator)) }
  }

  /// Runs code of the representable's as part of the update, so that it reads state and must not write it.
  private func run(_ work: () -> Void) {
    let previous = graph.enter(self)
    ObservationTracking.track(self) { work() }
    graph.leave(previous)
  }

  /// Connects the dynamic properties. True if one that was read changed.
  @discardableResult private func install() -> Bool {
    guard info.propertyCount > 0 else { return false }
    let installer = PropertyInstaller(node: self, environment: environment)
    installer.storages = storages
    withUnsafeMutablePointer(to: &view.modifier.representable) { info.install($0, installer) }
    storages = installer.storages
    return installer.changed
  }

  override func stateCells() -> [any StateCellStorage] { storages.compactMap { $0 as? any StateCellStorage } }

  // MARK: The view around

  override func placeContent(_ proposal: Proposal) {
    super.placeContent(proposal)
    if let host = platformView { attachRecognizer(to: host) }
  }

  func attachRecognizer(to view: UIView) {
    if let made, made.recognizer.view !== view { view.addGestureRecognizer(made.recognizer) }
  }

  override func willLeave() {
    super.willLeave()
    for case let storage as any PropertyStorage in storages { storage.nodeLeft() }
    if let made { made.recognizer.view?.removeGestureRecognizer(made.recognizer) }
    made = nil
  }
}
