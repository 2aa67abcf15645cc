import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore
import QuartzCore

/// A rectangle of the screen: geometry, hierarchy, layout, touches, appearance.
///
/// Everything that Apple lets subclasses override is declared here, because a Swift extension can't declare it.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, UIAppearanceContainer,
  UIFocusItem, UIFocusItemContainer
{
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }

  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
  }
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry()
    super.init()
    takeValues(from: coder, as: UIView.self)
  }
  public override convenience init() { self.init(frame: .zero) }
  deinit { ownReference?.clear() }
  open func awakeFromNib() {}
  /// Never called: it exists because the editor offers it, and apps override it by accident.
  open class func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  /// A view that is put into an archive, for a copy of it most often: nothing here can make one of that.
  open nonisolated func encode(with coder: NSCoder) { missing("an archive of a view") }

  // MARK: Geometry
  var geometry: ViewGeometry

  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }
  open var center: CGPoint {
    get { geometry.center }
    set { setCenter(newValue) }
  }
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      geometry.transform = newValue
      recordWrite("transform")
      syncLayer { $0.transform = CATransform3DMakeAffineTransform(newValue) }
    }
  }
  /// The transform with its third dimension; only the flat part changes what is seen here.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  open var contentScaleFactor: CGFloat = 3
  /// What a transform turns around, as a part of the bounds. It stays on the centre, so that setting it moves the view.
  open var anchorPoint: CGPoint {
    get { geometry.anchor }
    set { setAnchor(newValue) }
  }

  // MARK: Appearance
  open var backgroundColor: UIColor? {
    didSet {
      recordWrite("backgroundColor")
      syncLayer { $0.backgroundColor = backgroundColor?.cgColor }
    }
  }
  open var alpha: CGFloat = 1 {
    didSet {
      recordWrite("alpha")
      syncLayer { $0.opacity = Float(alpha) }
    }
  }
  open var isOpaque = true
  open var isHidden = false {
    didSet {
      recordWrite("isHidden")
      syncLayer { $0.isHidden = isHidden }
      if oldValue != isHidden { hiddenDidChange() }
    }
  }
  open var clipsToBounds = false {
    didSet {
      recordWrite("clipsToBounds")
      syncLayer { $0.masksToBounds = clipsToBounds }
    }
  }
  open var clearsContextBeforeDrawing = true
  open var contentMode: ContentMode = .scaleToFill { didSet { recordWrite("contentMode") } }
  open var mask: UIView? { didSet { recordWrite("mask") } }
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  var storedTintColor: UIColor?
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      storedTintColor = newValue
      recordWrite("tintColor")
      propagateTintColor()
    }
  }
  open func tintColorDidChange() {}
  open var tag = 0
  @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { setNeedsLayout() }
  }
  /// The direction in which a view with the attribute lies inside of one that has a direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet {
      recordWrite("overrideUserInterfaceStyle")
      traitsMayHaveChanged()
    }
  }
  /// Made when first asked for: many views never need one.
  open var layer: CALayer {
    if let present = storedLayer { return present }
    let made = makeLayer()
    storedLayer = made
    return made
  }
  var storedLayer: CALayer?
  var isSyncingLayer = false
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { displayIsStale() }
  open func setNeedsDisplay(_ rect: CGRect) { displayIsStale() }
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
  @discardableResult
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawContent(in: rect)
    return true
  }
  var needsDisplay = true
  var drawn = ""
  var drawnSize: CGSize = .zero
  var drawnSurroundings: [Int] = []

  // MARK: Hierarchy
  @exclusivity(unchecked) var storedSubviews: [UIView] = []
  private var superviewReference: BackReference?
  var storedSuperview: UIView? {
    get { superviewReference?.view }
    set { superviewReference = newValue?.backReference }
  }
  nonisolated(unsafe) private var ownReference: BackReference?
  /// What refers to this view without keeping it alive, made when first asked for.
  var backReference: BackReference {
    if let present = ownReference { return present }
    let made = BackReference(to: self)
    ownReference = made
    return made
  }
  private var windowReference: BackReference?
  var storedWindow: UIWindow? {
    get { windowReference?.view.map { unsafeDowncast($0, to: UIWindow.self) } }
    set { windowReference = newValue?.backReference }
  }
  /// The controller whose view this is.
  weak var owningViewController: UIViewController?

  open var superview: UIView? { storedSuperview }
  open var subviews: [UIView] { storedSubviews }
  open var window: UIWindow? { storedWindow }
  /// The form in which dynamics take the view.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
  open override var next: UIResponder? { owningViewController ?? storedSuperview }

  open func addSubview(_ view: UIView) {
    MainThreadRule.note("addSubview(_:)", of: self)
    insert(view, at: storedSubviews.count)
  }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }
  open func removeFromSuperview() {
    MainThreadRule.note("removeFromSuperview()", of: self)
    leaveSuperview()
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { storedSubviews.swapAt(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Layout
  // Read in every layout of every view, and never while they are written.
  @exclusivity(unchecked) var needsLayout = true
  @exclusivity(unchecked) var subtreeNeedsLayout = true
  @exclusivity(unchecked) open var autoresizesSubviews = true
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if oldValue != translatesAutoresizingMaskIntoConstraints { superview?.setNeedsLayout() } }
  }
  /// What the constraint solver keeps with the view.
  @exclusivity(unchecked) var autoLayoutCompanion: AnyObject?

  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() {
    MainThreadRule.note("layoutIfNeeded()", of: self)
    layOutFromTopmostDirty()
  }
  /// Applies constraints to the subviews; overrides call it and then place what they place by hand.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  /// Called for a layer of its own whose contents are to be made anew, before the next layout.
  open func display(_ layer: CALayer) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func layerWillDraw(_ layer: CALayer) {}
  /// Which animation a change of a layer's property starts: none, for changes are seen at once here.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  open func layoutSubviews() { AutoLayoutHook.current.solve(self) }

  /// Runs in a layout pass just before ``layoutSubviews()``: for state that must be settled first.
  func prepareForLayout() {}

  /// Runs before the view's layout when it was asked for or something it read changed (CC-32).
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { askForPropertyUpdate() }
  open func updatePropertiesIfNeeded() { flushPropertyUpdate() }
  @exclusivity(unchecked) var needsPropertyUpdate = true

  @exclusivity(unchecked) var needsConstraintUpdate = true
  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
  open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }
  open func updateConstraints() { needsConstraintUpdate = false }

  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  // MARK: Margins
  var storedMargins: NSDirectionalEdgeInsets?
  open var layoutMargins: UIEdgeInsets {
    get { absolute(directionalLayoutMargins) }
    set { directionalLayoutMargins = directional(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set {
      storedMargins = newValue
      marginsMayHaveChanged()
    }
  }
  open var preservesSuperviewLayoutMargins = false { didSet { marginsMayHaveChanged() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsMayHaveChanged() } }
  open func layoutMarginsDidChange() {}

  // MARK: Constraints and guides
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
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// Constraints this view holds: it is the nearest common ancestor of their items.
  open var constraints: [NSLayoutConstraint] { layoutCompanionIfPresent?.held ?? [] }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate() }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.deactivate() }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  open var layoutGuides: [UILayoutGuide] { layoutCompanionIfPresent?.guides ?? [] }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { give(layoutGuide) }
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable, "UIViewReadableContentGuide") }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: How much the content resists
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutCompanionIfPresent?.hugging[axis] ?? defaultHugging
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutCompanion.hugging[axis] = priority
    AutoLayout.prioritiesDidChange(self)
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutCompanionIfPresent?.resistance[axis] ?? .defaultHigh
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutCompanion.resistance[axis] = priority
    AutoLayout.prioritiesDidChange(self)
  }
  var storedSafeAreaInsets: UIEdgeInsets = .zero
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }
  open func safeAreaInsetsDidChange() {}

  // MARK: Touches
  open var isUserInteractionEnabled = true {
    didSet {
      recordWrite("isUserInteractionEnabled")
      if oldValue != isUserInteractionEnabled { userInteractionDidChange() }
    }
  }
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  var storedRecognizers: [UIGestureRecognizer] = [] { didSet { hasHadRecognizers = true } }
  private var hasHadRecognizers = false
  /// Nil until there has been one, and empty when the last one is gone.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { hasHadRecognizers ? storedRecognizers : nil }
    set { replaceRecognizers(newValue ?? []) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { FocusDriver.focusedView(in: nil) === self }
  open var focusGroupIdentifier: String?
  open var focusGroupPriority = UIFocusGroupPriority.ignored
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var focusEffect: UIFocusEffect?
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.needsUpdate(of: self, in: self) }
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  // Motion follows how the device is held; here nobody moves it.
  open var motionEffects: [UIMotionEffect] = []
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  var ownCorners: UICornerConfiguration?
  open var restorationIdentifier: String?

  // MARK: Coordinates
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  // MARK: Traits
  open var traitCollection: UITraitCollection { inheritedTraits }
  open var minimumContentSizeCategory: UIContentSizeCategory? { didSet { traitsMayHaveChanged() } }
  open var maximumContentSizeCategory: UIContentSizeCategory? { didSet { traitsMayHaveChanged() } }
  /// The limits that count here, for people who look for them.
  open var appliedContentSizeCategoryLimitsDescription: String {
    "minimum \(minimumContentSizeCategory?.rawValue ?? "none"), maximum \(maximumContentSizeCategory?.rawValue ?? "none")"
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Traits or the app's phase are others than before.
  @_spi(CellHarness) open func surroundingsDidChange() {}
  /// The traits the view was last told of.
  var lastTraits: UITraitCollection?
  var traitOverrideValues: TraitValues?
  /// What the app has written to `traitOverrides`.
  var appTraitOverrides: TraitValues? { didSet { if oldValue != appTraitOverrides { traitsMayHaveChanged() } } }
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: appTraitOverrides ?? TraitValues()) }
    set {
      UIView.overrides(newValue.values)
      appTraitOverrides = newValue.values
    }
  }
  var traitRegistrations = TraitRegistrations()

  // MARK: Accessibility
  var accessibility = AccessibilityValues()
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isAccessibilityElementByDefault }
    set { accessibility.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set {
      accessibility.label = newValue
      recordWrite("accessibilityLabel")
    }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.label.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.value.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.inputLabels }
    set { accessibility.inputLabels = newValue }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.responds ?? (isAccessibilityElement && isUserInteractionEnabled) }
    set { accessibility.responds = newValue }
  }
  open var accessibilityIgnoresInvertColors = false
  /// What a long press shows in large type; read out by nobody, so it is kept and nothing more.
  open var showsLargeContentViewer: Bool {
    get { accessibility.showsLargeContent }
    set { accessibility.showsLargeContent = newValue }
  }
  open var largeContentTitle: String? {
    get { accessibility.largeContentTitle }
    set { accessibility.largeContentTitle = newValue }
  }
  open var largeContentImageInsets: UIEdgeInsets {
    get { accessibility.largeContentImageInsets }
    set { accessibility.largeContentImageInsets = newValue }
  }
  open var scalesLargeContentImage: Bool {
    get { accessibility.scalesLargeContentImage }
    set { accessibility.scalesLargeContentImage = newValue }
  }
  open var largeContentImage: UIImage? {
    get { accessibility.largeContentImage }
    set { accessibility.largeContentImage = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set {
      accessibility.hint = newValue
      recordWrite("accessibilityHint")
    }
  }
  open var accessibilityValue: String? {
    get { accessibility.value }
    set {
      accessibility.value = newValue
      recordWrite("accessibilityValue")
    }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? accessibilityTraitsByDefault }
    set {
      accessibility.traits = newValue
      recordWrite("accessibilityTraits")
    }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set {
      accessibility.customActions = newValue
      recordWrite("accessibilityCustomActions")
    }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? convert(bounds, to: nil) }
    set { accessibility.frame = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }
    set { accessibility.activationPoint = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  var isAccessibilityElementByDefault: Bool { false }
  var accessibilityTraitsByDefault: UIAccessibilityTraits { .none }

  /// What an interface file says for some size classes.
  var sizeClassChoices: [SizeClassChoices] = []

  // MARK: Harness
  var provenances: [String: WriteProvenance] = [:]

  /// The binding of a cell; nil for every other view.
  @_spi(CellHarness) open var cellBinding: CellBindingState? { nil }

  /// Adds what a user can perceive of this view and its subviews. Overrides describe themselves, then call
  /// ``describeChildren(into:)``.
  @_spi(CellHarness) open func describe(into builder: inout AppearanceBuilder) {
    describeSelf(.view, [], onlyIfPerceivable: true, into: &builder)
    describeChildren(into: &builder)
  }

  /// What an app calls a view that only the host has: the property or type of UIKit's that it sets for it. Nil for all others, which
  /// are called by their own type.
  @_spi(CellHarness) open var nameInTraces: String? { nil }

  /// The write behind a property that the view describes but keeps elsewhere.
  func provenanceBehind(_ property: String) -> WriteProvenance? { nil }
  /// The intrinsic height at a given width: only text and stacks have one that depends on it.
  func heightThatFits(width: CGFloat) -> CGFloat { intrinsicContentSize.height }
  /// Constraints from inside to the edges mean the content, which scrolls. Asked for every end of every constraint, where a cast
  /// would take ten times as long.
  var scrollsSubviews: Bool { false }
  /// How hard it holds on to its own size unless told otherwise.
  var defaultHugging: UILayoutPriority { .defaultLow }
  /// The view shows something besides its background.
  var drawsContent: Bool { false }
  /// How far its content has been scrolled from where it rests, as text; nil for all that does not scroll.
  var scrolledText: String? { nil }

  /// A subview's intrinsic size changed.
  func subviewSizeDidChange(_ view: UIView) {}

  /// A direct subview has laid out its content.
  func subviewWasLaidOut(_ view: UIView) {}
  func hiddenDidChange() { superview?.arrangedSubviewDidChange(self) }
  func arrangedSubviewDidChange(_ view: UIView) {}
  func userInteractionDidChange() {}
  func boundsSizeDidChange(from old: CGSize) {}
}

extension UIView: @preconcurrency NSCoding {}
