/// A layer that shows a colour gradient.
open class CAGradientLayer: CALayer {
  /// Holds `CGColor` objects.
  open var colors: [Any]? { didSet { wrote("colors") } }
  open var locations: [NSNumber]? { didSet { wrote("locations") } }
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { wrote("startPoint") } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { wrote("endPoint") } }
  open var type: CAGradientLayerType = .axial { didSet { wrote("type") } }
}
