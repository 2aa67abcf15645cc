/// What a view draws with. Nothing is drawn here: the values are what a user would see, and every write of one is
/// reported to the view that owns the layer.
open class CALayer: NSObject, CAMediaTiming {
  public override init() { super.init() }

  /// Copies the visible values of `layer`, as an animation's shadow copy has them.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { copyValues(of: other) }
  }

  /// Archived layers are not supported; decoding fails.
  public required init?(coder: NSCoder) { return nil }

  /// Nothing animates between the model and the screen, so both are the layer itself.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  open weak var delegate: (any CALayerDelegate)?
  open var name: String? { didSet { wrote("name") } }

  // MARK: Geometry

  open var bounds = CGRect.zero { didSet { wrote("bounds") } }
  open var position = CGPoint.zero { didSet { wrote("position") } }
  /// Follows from `bounds`, `position`, `anchorPoint` and `transform`; setting it changes position and size.
  open var frame: CGRect {
    get {
      CGRect(
        x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width, height: bounds.height
      )
      .applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let size = CATransform3DIsIdentity(transform) ? newValue.size : newValue.applying(affineTransform().inverted()).size
      bounds = CGRect(origin: bounds.origin, size: size)
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  open var zPosition: CGFloat = 0 { didSet { wrote("zPosition") } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { wrote("anchorPoint") } }
  open var anchorPointZ: CGFloat = 0 { didSet { wrote("anchorPointZ") } }
  open var transform: CATransform3D = CATransform3DIdentity { didSet { wrote("transform") } }
  open var sublayerTransform: CATransform3D = CATransform3DIdentity { didSet { wrote("sublayerTransform") } }

  // MARK: Appearance

  open var isHidden = false { didSet { wrote("isHidden") } }
  open var opacity: Float = 1 { didSet { wrote("opacity") } }
  open var isOpaque = false { didSet { wrote("isOpaque") } }
  open var isDoubleSided = true { didSet { wrote("isDoubleSided") } }
  open var backgroundColor: CGColor? { didSet { wrote("backgroundColor") } }
  open var cornerRadius: CGFloat = 0 { didSet { wrote("cornerRadius") } }
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { wrote("cornerCurve") } }
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { wrote("maskedCorners") } }
  open var masksToBounds = false { didSet { wrote("masksToBounds") } }
  open var borderWidth: CGFloat = 0 { didSet { wrote("borderWidth") } }
  open var borderColor: CGColor? = .black { didSet { wrote("borderColor") } }
  open var shadowColor: CGColor? = .black { didSet { wrote("shadowColor") } }
  open var shadowOpacity: Float = 0 { didSet { wrote("shadowOpacity") } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { wrote("shadowOffset") } }
  open var shadowRadius: CGFloat = 3 { didSet { wrote("shadowRadius") } }
  open var shadowPath: CGPath? { didSet { wrote("shadowPath") } }
  open var contents: Any? { didSet { wrote("contents") } }
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { wrote("contentsRect") } }
  /// The part of a picture that is stretched; what is around it keeps its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { wrote("contentsCenter") } }
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { wrote("contentsGravity") } }
  open var contentsScale: CGFloat = 1 { didSet { wrote("contentsScale") } }
  open var mask: CALayer? { didSet { wrote("mask") } }

  // MARK: Rendering hints (no effect on what is seen)

  open var isGeometryFlipped = false
  open var needsDisplayOnBoundsChange = false
  open var minificationFilter: CALayerContentsFilter = .linear
  open var minificationFilterBias: Float = 0
  open var magnificationFilter: CALayerContentsFilter = .linear
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  open var compositingFilter: Any? { didSet { wrote("compositingFilter") } }
  open var filters: [Any]? { didSet { wrote("filters") } }
  open var backgroundFilters: [Any]? { didSet { wrote("backgroundFilters") } }
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var actions: [String: any CAAction]?

  // MARK: Timing

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1 { didSet { wrote("speed") } }
  open var timeOffset: CFTimeInterval = 0 { didSet { wrote("timeOffset") } }
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  // MARK: Drawing and values of the app's own

  open func setNeedsDisplay() {
    isDisplayNeeded = true
    if let onNeedsDisplay { onNeedsDisplay() } else { wrote("drawing") }
  }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { isDisplayNeeded }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }
  /// Asks the delegate for the contents. What the layer draws itself is shown without it.
  open func display() { delegate?.display(self) }
  /// Draws: as text, where the layer is shown.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  private final var isDisplayNeeded = false
  /// What the layer's class drew last, and in which size.
  @_spi(CellHarness) public final var drawn: (size: CGSize, text: String)?
  /// Whether the contents are to be made anew; from then on they are not.
  @_spi(CellHarness) public final func takeNeedsDisplay() -> Bool {
    defer { isDisplayNeeded = false }
    return isDisplayNeeded
  }
  /// A value of the layer's own by its name, or one that the app keeps with it.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// As above; parts of a transform have names of their own, such as `transform.rotation.z` and `transform.scale`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if !LayerKeys.set(value, of: self, keyPath) { values[keyPath] = value }
  }
  open func value(forKeyPath keyPath: String) -> Any? { LayerKeys.value(of: self, keyPath) ?? values[keyPath] }
  /// True if the layer has a value of its own of that name, which it takes.
  @_spi(CellHarness) public final func setOwnValue(_ value: Any?, named keyPath: String) -> Bool {
    LayerKeys.set(value, of: self, keyPath)
  }
  private final var values: [String: Any] = [:]

  // MARK: The tree

  open func addSublayer(_ layer: CALayer) {
    layer.leave()
    insert(layer, at: children.count)
    wrote("sublayers")
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.leave()
    insert(layer, at: min(Int(idx), children.count))
    wrote("sublayers")
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.leave()
    insert(layer, at: index(of: sibling) ?? 0)
    wrote("sublayers")
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.leave()
    insert(layer, at: index(of: sibling).map { $0 + 1 } ?? children.count)
    wrote("sublayers")
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    newLayer.leave()
    guard let index = index(of: oldLayer) else { return }
    oldLayer.leave()
    insert(newLayer, at: index)
    wrote("sublayers")
  }

  open func removeFromSuperlayer() {
    let parent = container
    leave()
    parent?.wrote("sublayers")
  }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The front-most visible layer at `p`, which is in the coordinates of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity >= 0.01 else { return nil }
    let place = superlayer.map { convert(p, from: $0) } ?? p
    if masksToBounds, !contains(place) { return nil }
    for layer in children.reversed() {
      if let hit = layer.hitTest(place) { return hit }
    }
    return contains(place) ? self : nil
  }

  // MARK: Layout

  open func setNeedsLayout() {
    isLayoutNeeded = true
    onNeedsLayout?()
  }

  open func needsLayout() -> Bool { isLayoutNeeded }

  open func layoutIfNeeded() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for layer in sublayers ?? [] { layer.layoutIfNeeded() }
  }

  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// For the owner's eyes: the name of each property that is written, on this layer or on one of its sublayers that no
  /// view owns (`sublayers[0].fillColor`).
  @_spi(CellHarness) public var onWrite: ((String) -> Void)?
  /// For the owner's eyes: layout was asked for.
  @_spi(CellHarness) public var onNeedsLayout: (() -> Void)?
  /// For the owner's eyes: the contents are to be made anew.
  @_spi(CellHarness) public var onNeedsDisplay: (() -> Void)?
  /// The view whose layer this is.
  @_spi(CellHarness) public weak var owner: AnyObject?

  final func wrote(_ property: String) {
    if let onWrite {
      onWrite(property)
    } else if let container, let index = container.children.firstIndex(where: { $0 === self }) {
      container.wrote("sublayers[\(index)].\(property)")
    }
  }

  final weak var container: CALayer?
  final var children: [CALayer] = []
  final var running: [(key: String, animation: CAAnimation)] = []
  private final var isLayoutNeeded = false
}
