/// A layer that shows a text.
open class CATextLayer: CALayer {
  /// A `String` or an attributed string.
  open var string: Any? { didSet { wrote("string") } }
  open var font: Any? { didSet { wrote("font") } }
  open var fontSize: CGFloat = 36 { didSet { wrote("fontSize") } }
  open var foregroundColor: CGColor? = .white { didSet { wrote("foregroundColor") } }
  open var isWrapped = false { didSet { wrote("isWrapped") } }
  open var alignmentMode: CATextLayerAlignmentMode = .natural { didSet { wrote("alignmentMode") } }
  open var truncationMode: CATextLayerTruncationMode = .none { didSet { wrote("truncationMode") } }
}

/// How a text layer's lines are aligned.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text layer's text is cut.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that shows copies of its sublayers.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1 { didSet { wrote("instanceCount") } }
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform: CATransform3D = CATransform3DIdentity { didSet { wrote("instanceTransform") } }
  open var instanceColor: CGColor? { didSet { wrote("instanceColor") } }
  open var instanceAlphaOffset: Float = 0
}

/// A layer whose sublayers stand in space.
open class CATransformLayer: CALayer {}

/// A layer that shows particles. They move by themselves: nothing of them is part of an item's appearance.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]? { didSet { wrote("emitterCells") } }
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var emitterPosition: CGPoint = .zero
  open var emitterSize: CGSize = .zero
  open var emitterShape: CAEmitterLayerEmitterShape = .point
}

/// One kind of particle.
open class CAEmitterCell: NSObject {
  public override init() { super.init() }
  open var name: String?
  open var contents: Any?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var color: CGColor?
  open var alphaSpeed: Float = 0
}

/// Where particles are born.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}
