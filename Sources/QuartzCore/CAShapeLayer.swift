/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { wrote("path") } }
  open var fillColor: CGColor? = .black { didSet { wrote("fillColor") } }
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { wrote("fillRule") } }
  open var strokeColor: CGColor? { didSet { wrote("strokeColor") } }
  open var strokeStart: CGFloat = 0 { didSet { wrote("strokeStart") } }
  open var strokeEnd: CGFloat = 1 { didSet { wrote("strokeEnd") } }
  open var lineWidth: CGFloat = 1 { didSet { wrote("lineWidth") } }
  open var miterLimit: CGFloat = 10 { didSet { wrote("miterLimit") } }
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { wrote("lineCap") } }
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { wrote("lineJoin") } }
  open var lineDashPhase: CGFloat = 0 { didSet { wrote("lineDashPhase") } }
  open var lineDashPattern: [NSNumber]? { didSet { wrote("lineDashPattern") } }
}
