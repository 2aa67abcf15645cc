import CoreGraphics
import Foundation
import HeadlessCore

/// A picture, known by its name: there are no pixels here.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  public enum Orientation: Int, Sendable {
    case up = 0, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What the image is, as text; equal text means the same picture.
  let identity: String
  let isSymbol: Bool
  let baseSize: CGSize
  let storedMode: RenderingMode
  let tint: UIColor?
  let symbol: SymbolConfiguration?
  let fitting: Fitting
  /// The pictures that stand for this one in other traits.
  var storedAsset: UIImageAsset?

  /// How it is stretched, and which part of it is aligned.
  struct Fitting {
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    /// Pixels in a point.
    var scale: CGFloat = 1
  }

  init(
    identity: String, isSymbol: Bool = false, size: CGSize, mode: RenderingMode = .automatic, tint: UIColor? = nil,
    symbol: SymbolConfiguration? = nil, fitting: Fitting = Fitting()
  ) {
    self.identity = identity
    self.isSymbol = isSymbol
    baseSize = size
    storedMode = mode
    self.tint = tint
    self.symbol = symbol
    self.fitting = fitting
    super.init()
  }

  public override convenience init() { self.init(identity: "empty", size: .zero) }
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(
      identity: name, isSymbol: true, size: .zero, symbol: configuration as? SymbolConfiguration)
  }
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }
  public convenience init?(systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }
  /// A picture of the folders that the screen names. Without one every name is taken to exist, at a stand-in size.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle, with: nil)
  }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    guard AppResources.isNamed else {
      self.init(identity: "asset:\(name)", size: CGSize(width: 24, height: 24))
      return
    }
    guard let picture = AppResources.picture(name) else { return nil }
    self.init(
      identity: picture.isSymbol ? name : "asset:\(name)", isSymbol: picture.isSymbol,
      size: CGSize(width: picture.width, height: picture.height),
      mode: picture.isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal } ?? .automatic,
      symbol: picture.isSymbol ? configuration as? SymbolConfiguration : nil)
  }
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Nil for bytes that begin like no format a phone decodes. A picture whose head does not tell its size has a stand-in's.
  public convenience init?(data: Data, scale: CGFloat) {
    guard PictureFormat(data) != nil else { return nil }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let own = PictureSize.own(of: data)
    let pixels = CGSize(width: own?.width ?? 24, height: own?.height ?? 24)
    self.init(
      identity: WrittenPicture.name(in: data) ?? "data:\(String(hash, radix: 16))",
      size: CGSize(width: pixels.width / max(1, scale), height: pixels.height / max(1, scale)))
  }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  public required init?(coder: NSCoder) {
    guard let kept = Kept(coder) else { return nil }
    (identity, isSymbol, baseSize, storedMode) = (kept.identity, kept.isSymbol, kept.size, kept.mode)
    (tint, symbol, fitting) = (kept.tint, nil, Fitting(scale: kept.scale))
    super.init()
  }
  public required convenience init(imageLiteralResourceName name: String) {
    let picture = AppResources.picture(name)
    self.init(identity: "asset:\(name)", size: CGSize(width: picture?.width ?? 24, height: picture?.height ?? 24))
  }

  open var size: CGSize {
    guard isSymbol else { return baseSize }
    return symbolSize(in: symbol)
  }
  open var scale: CGFloat { isSymbol ? 3 : fitting.scale }
  /// What a picture of the same kind is drawn with.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  open var renderingMode: RenderingMode { storedMode }
  open var imageOrientation: Orientation { .up }
  open var isSymbolImage: Bool { isSymbol }
  open var configuration: Configuration? { symbol }
  open var symbolConfiguration: SymbolConfiguration? { symbol }
  open var images: [UIImage]? { nil }
  open var duration: TimeInterval { 0 }
  open var capInsets: UIEdgeInsets { fitting.capInsets }
  open var resizingMode: ResizingMode { fitting.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { fitting.alignmentRectInsets }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      identity: identity, isSymbol: isSymbol, size: baseSize, mode: renderingMode, tint: tint, symbol: symbol, fitting: fitting)
  }
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: storedMode) }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      identity: identity, isSymbol: isSymbol, size: baseSize, mode: renderingMode, tint: color, symbol: symbol, fitting: fitting)
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(
      identity: identity, isSymbol: isSymbol, size: baseSize, mode: storedMode, tint: tint,
      symbol: configuration as? SymbolConfiguration ?? symbol, fitting: fitting)
  }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbol else { return nil }
    return withConfiguration(symbol.map { $0.applying(configuration) } ?? configuration)
  }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func imageWithoutBaseline() -> UIImage { self }
  open func preparingForDisplay() -> UIImage? { self }
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(identity: "\(identity)@\(Int(size.width))x\(Int(size.height))", size: size, mode: storedMode, tint: tint)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || (identity != "empty" && description == other.description)
  }
  open override var hash: Int { identity.hashValue }
  /// The name, then what changes its look.
  open override var description: String { text(withMode: true) }
  /// The pixels are the same however the picture is meant to be drawn.
  var pixels: String { text(withMode: false) }

  private func text(withMode: Bool) -> String {
    var parts = [identity]
    if let tint { parts.append("tint \(tint)") }
    if withMode, storedMode != .automatic { parts.append(storedMode == .alwaysTemplate ? "template" : "original") }
    if let symbol { parts.append(symbol.description) }
    return parts.joined(separator: " ")
  }

  /// LY-26: a symbol's box follows its font; 1.2 em wide and 1.19 em high stands for the family.
  func symbolSize(in configuration: SymbolConfiguration?) -> CGSize {
    let points = configuration?.effectivePointSize ?? 17
    func pixels(_ value: CGFloat) -> CGFloat { (value * 3).rounded(.up) / 3 }
    return CGSize(width: pixels(points * 1.2), height: pixels(points * 1.19))
  }
}

/// A state that holds one picture in place of another shows in reports, and to detectors.
extension UIImage: DescribedByContent {}
