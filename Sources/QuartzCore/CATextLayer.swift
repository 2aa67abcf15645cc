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
