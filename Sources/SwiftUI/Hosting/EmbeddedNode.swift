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

/// A node whose content is a UIKit view: it lives in the hosting view and takes touches itself.
@MainActor class EmbeddedNode<V: View>: TypedNode<V> {
  /// The UIKit view, once it is made.
  var embedded: UIView?

  /// Hands the present value on to UIKit.
  func updateEmbedded() {}
  /// The size the app computes itself.
  func ownSize(_ proposal: ProposedViewSize) -> CGSize? { nil }

  override var pathName: String? { TypeNames.plain(V.self) }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    super.update(view, environment)
    updateEmbedded()
    invalidateLayout()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    updateEmbedded()
    invalidateLayout()
  }

  override func willLeave() { embedded?.removeFromSuperview() }

  // MARK: Layout

  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard let embedded else { return .zero }
    if let own = ownSize(proposal.publicValue) { return LayoutSize(width: Double(own.width), height: Double(own.height)) }
    let natural = embedded.intrinsicContentSize
    let fitted = natural.width < 0 && natural.height < 0 ? fittedSize(embedded, proposal) : natural
    return LayoutSize(
      width: length(.horizontal, proposal.width, natural: Double(fitted.width), embedded),
      height: length(.vertical, proposal.height, natural: Double(fitted.height), embedded))
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
    guard let embedded, let host = graph.platformHost as? UIView else { return }
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
    guard let embedded, pass.isPerceivable(frame) else { return }
    var builder = AppearanceBuilder()
    pass.exchange(&builder)
    embedded.describe(into: &builder)
    pass.exchange(&builder)
  }
}
