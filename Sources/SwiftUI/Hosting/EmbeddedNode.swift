import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import UIKit

/// Finds the node for views that UIKit draws.
@MainActor enum EmbeddedNodes {
  /// The node for a view or controller of UIKit's; nil for every other view.
  static func make<V: View>(_ view: V, _ inputs: NodeInputs) -> ViewNode? {
    func open<R: UIViewRepresentable>(_: R.Type) -> ViewNode? { (view as? R).map { RepresentableNode($0, inputs) } }
    func open<R: UIViewControllerRepresentable>(_: R.Type) -> ViewNode? {
      (view as? R).map { ControllerNode($0, inputs) }
    }
    if let type = V.self as? any UIViewRepresentable.Type { return open(type) }
    if let type = V.self as? any UIViewControllerRepresentable.Type { return open(type) }
    return nil
  }
}

/// A node with a view of UIKit's in it.
@MainActor protocol EmbeddingNode: ViewNode {
  var embedded: UIView? { get }
}

/// A node whose content is a UIKit view: it lives in the hosting view and takes touches itself.
///
/// Its view is a value with dynamic properties as every other: they are connected before anything of it runs. The platform's view
/// is updated when the value, a property or something read of the environment is another one, not with every body above (RP-01).
@MainActor class EmbeddedNode<V: View>: TypedNode<V>, BodyNode, EmbeddingNode {
  /// The UIKit view, once it is made.
  var embedded: UIView?
  private let info = ViewTypeInfo.of(V.self)
  private var storages: [AnyObject?] = []
  private let readings = EnvironmentReadings()

  override init(_ view: V, _ inputs: NodeInputs) {
    super.init(view, inputs)
    storages = Array(repeating: nil, count: info.propertyCount)
    install()
    run { make() }
    run { updateEmbedded() }
  }

  /// Makes what is embedded.
  func make() {}
  /// Hands the present value on to UIKit.
  func updateEmbedded() {}

  /// What methods of the representable see of the environment.
  var readEnvironment: EnvironmentValues { environment.noting(readings) }

  /// Runs code of the representable's: as part of the update, so that it reads state and must not write it (RP-03).
  private func run(_ work: () -> Void) {
    let previous = graph.enter(self)
    ObservationTracking.track(self) { work() }
    graph.leave(previous)
  }

  /// Connects the view's dynamic properties. True if one that was read changed.
  @discardableResult private func install() -> Bool {
    guard info.propertyCount > 0 else { return false }
    let installer = PropertyInstaller(node: self, environment: environment)
    installer.storages = storages
    withUnsafeMutablePointer(to: &view) { pointer in
      let raw = UnsafeMutableRawPointer(pointer)
      for property in info.properties { property.install(raw + property.offset, installer, property) }
    }
    storages = installer.storages
    return installer.changed
  }

  private func bringUpToDate() {
    isDirty = false
    run { updateEmbedded() }
    invalidateLayout()
  }

  override func refresh() {
    install()
    bringUpToDate()
  }
  /// The size the app computes itself.
  func ownSize(_ proposal: ProposedViewSize) -> CGSize? { nil }
  /// What the app makes of the size that the view has by itself.
  func changedSize(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize { size }

  override var pathName: String? { TypeNames.plain(V.self) }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    let isSame = info.inputsEqual(self.view, view)
    let old = self.environment
    super.update(view, environment)
    let changed = install()
    if !isSame || changed || isDirty || readings.differ(old, environment) { bringUpToDate() }
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    let old = self.environment
    self.environment = environment
    let changed = install()
    if changed || readings.differ(old, environment) { bringUpToDate() }
  }

  override func willLeave() {
    for case let storage as any PropertyStorage in storages { storage.nodeLeft() }
    embedded?.removeFromSuperview()
  }

  override func stateCells() -> [any StateCellStorage] { storages.compactMap { $0 as? any StateCellStorage } }

  // MARK: Layout

  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard let embedded else { return .zero }
    if let own = ownSize(proposal.publicValue) { return LayoutSize(width: Double(own.width), height: Double(own.height)) }
    let natural = embedded.intrinsicContentSize
    let fitted = natural.width < 0 && natural.height < 0 ? fittedSize(embedded, proposal) : natural
    let size = CGSize(
      width: length(.horizontal, proposal.width, natural: Double(fitted.width), embedded),
      height: length(.vertical, proposal.height, natural: Double(fitted.height), embedded))
    let changed = changedSize(size, proposal.publicValue)
    return LayoutSize(width: Double(changed.width), height: Double(changed.height))
  }

  private func fittedSize(_ view: UIView, _ proposal: Proposal) -> CGSize {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: max(0, proposal.width), height: 0),
      withHorizontalFittingPriority: proposal.width < 0 || proposal.width == .infinity ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width > 0 ? size.width : -1, height: size.height > 0 ? size.height : -1)
  }

  /// A view that resists compression is at least as long as its own size, one that hugs it at most; one without a size of
  /// its own takes what it is offered, and nothing where nothing is offered (RP-07, RP-08).
  private func length(_ axis: NSLayoutConstraint.Axis, _ offered: Double, natural: Double, _ view: UIView) -> Double {
    guard natural >= 0 else { return max(0, offered) }
    if offered < 0 { return natural }
    let least = view.contentCompressionResistancePriority(for: axis) >= .defaultHigh ? natural : 0
    let most = view.contentHuggingPriority(for: axis) >= .defaultHigh ? natural : .infinity
    return min(max(offered, least), most)
  }

  /// The frame is the one whose alignment rectangle fills the place. Without a width or a height nothing is laid out (RP-09).
  override func placeContent(_ proposal: Proposal) {
    guard let embedded, let host = platformView else { return }
    guard frame.width > 0, frame.height > 0 else {
      embedded.removeFromSuperview()
      return
    }
    if embedded.superview !== host { host.addSubview(embedded) }
    let target = embedded.frame(
      forAlignmentRect: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    if embedded.frame != target { embedded.frame = target }
  }

  // MARK: Appearance

  override func describe(_ pass: inout DescribePass) {
    for case let storage as any StateCellStorage in storages {
      pass.add(storage.cell(path: NodePath.of(self), viewType: info.name))
    }
    guard let embedded, pass.isPerceivable(frame) else { return }
    var builder = AppearanceBuilder()
    pass.exchange(&builder)
    embedded.describe(into: &builder)
    pass.exchange(&builder)
  }
}
