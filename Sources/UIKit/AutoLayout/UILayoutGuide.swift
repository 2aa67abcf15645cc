import CoreGraphics
import Foundation

/// A rectangle that takes part in layout and shows nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  public override init() { super.init() }
  deinit { ownReference?.clear() }

  nonisolated(unsafe) private var ownReference: BackReference?
  /// What refers to this guide without keeping it alive, made when first asked for.
  var backReference: BackReference {
    if let present = ownReference { return present }
    let made = BackReference(to: self)
    ownReference = made
    return made
  }

  private var ownerReference: BackReference?
  /// Set where a view takes the guide or gives it away; a subclass may observe it. The guide does not keep the view alive.
  open var owningView: UIView? {
    get { ownerReference?.view }
    set { ownerReference = newValue?.backReference }
  }
  open var identifier = ""

  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    if kind == .placed { return placedFrame }
    if let insets = insets(in: owner) { return CGRect(origin: .zero, size: owner.bounds.size).inset(by: insets) }
    return AutoLayout.frame(of: self, in: owner)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// What determines the rectangle.
  enum Kind {
    case free, margins, safeArea, readable, keyboard, scrollContent, scrollFrame
    /// The owning view sets ``placedFrame``.
    case placed
  }

  var kind: Kind = .free
  var placedFrame: CGRect = .zero {
    didSet { if placedFrame != oldValue { owningView?.superview?.setNeedsLayout() } }
  }

  /// Insets from the owning view; nil if the rectangle is not derived from the view's.
  func insets(in view: UIView) -> UIEdgeInsets? {
    switch kind {
    case .free, .scrollContent, .scrollFrame: return nil
    case .margins: return view.layoutMargins
    case .safeArea: return view.safeAreaInsets
    case .placed:
      return UIEdgeInsets(
        top: placedFrame.minY, left: placedFrame.minX, bottom: view.bounds.height - placedFrame.maxY,
        right: view.bounds.width - placedFrame.maxX)
    case .keyboard:
      let safe = view.safeAreaInsets
      return UIEdgeInsets(top: view.bounds.height - safe.bottom, left: safe.left, bottom: 0, right: safe.right)
    case .readable:
      var insets = view.layoutMargins
      let excess = (view.bounds.width - 672) / 2
      insets.left = max(insets.left, excess)
      insets.right = max(insets.right, excess)
      return insets
    }
  }

  convenience init(_ kind: Kind, of view: UIView, _ identifier: String) {
    self.init()
    self.kind = kind
    self.identifier = identifier
    owningView = view
  }
}

extension UIView {
  func take(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutCompanion.guides.append(layoutGuide)
  }
  func give(_ layoutGuide: UILayoutGuide) {
    guard layoutCompanion.guides.contains(where: { $0 === layoutGuide }) else { return }
    AutoLayout.guideWillLeave(layoutGuide, self)
    layoutCompanion.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
  var keyboardGuide: UIKeyboardLayoutGuide {
    if let present = layoutCompanion.systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return present }
    let made = UIKeyboardLayoutGuide(.keyboard, of: self, "UIViewKeyboardLayoutGuide")
    layoutCompanion.systemGuides[.keyboard] = made
    return made
  }

  func systemGuide(_ kind: UILayoutGuide.Kind, _ name: String) -> UILayoutGuide {
    if let present = layoutCompanion.systemGuides[kind] { return present }
    let made = UILayoutGuide(kind, of: self, name)
    layoutCompanion.systemGuides[kind] = made
    return made
  }
}
