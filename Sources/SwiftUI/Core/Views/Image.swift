import CellTrace
import Foundation
import HeadlessCore

/// An image.
nonisolated public struct Image: View, Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
    /// An image the app made: its name for reports and its size in points.
    case bitmap(String, width: Double, height: Double)
  }

  var source: Source
  var isDecorative = false
  var isResizable = false
  var renderingMode: TemplateRenderingMode?
  var label: String?

  init(source: Source) { self.source = source }

  /// Creates an image of a system symbol.
  public init(systemName: String) { source = .symbol(systemName) }
  /// Creates an image of a system symbol that varies with a value.
  public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }
  /// Creates an image of the asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
  /// Creates an image of the asset catalog with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .asset(name)
    self.label = label.resolvedString(EnvironmentValues())
  }
  /// Creates an image that assistive technology passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .asset(name)
    isDecorative = true
  }

  /// The scale of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// Whether an image keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How an image is stretched.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// How carefully an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Lets the image take the size it is offered.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.isResizable = true }
  }
  /// Draws the image in one colour or its own.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.renderingMode = renderingMode } }
  /// Sets how carefully the image is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Smooths edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// The image's name.
  var text: String {
    switch source {
    case .symbol(let name): name
    case .asset(let name): name
    case .bitmap(let name, _, _): name
    }
  }
}

extension Image: LeafView {
  static var leafName: String { "Image" }

  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> ResolvedImage {
    let builtin = environment.builtin
    var size: LayoutSize
    switch source {
    case .symbol:
      let font = (builtin.font ?? .body).resolved(builtin.sizeCategory)
      let scale: Double = builtin.imageScale == .small ? 0.8 : builtin.imageScale == .medium ? 1 : 1.25
      let side = TextMetrics.roundUpToPixel(font.size * 1.18 * scale, scale: builtin.displayScale)
      size = LayoutSize(width: side, height: side)
    case .asset: size = LayoutSize(width: 24, height: 24)
    case .bitmap(_, let width, let height): size = LayoutSize(width: width, height: height)
    }
    return ResolvedImage(
      image: self, naturalSize: size, foreground: builtin.foreground?.text(in: environment) ?? "primary",
      font: (builtin.font ?? .body).text(weight: builtin.fontWeight), imageScale: builtin.imageScale,
      renderingMode: builtin.symbolRenderingMode, isRedacted: !builtin.redaction.isEmpty)
  }
}

/// An image with what it takes from its environment.
struct ResolvedImage: ResolvedLeaf {
  var image: Image
  var naturalSize: LayoutSize
  var foreground: String
  var font: String
  var imageScale: Image.Scale
  var renderingMode: SymbolRenderingMode?
  var isRedacted: Bool

  var role: Element.Role { .image }

  private var isSymbol: Bool {
    if case .symbol = image.source { return true }
    return false
  }

  var properties: [(name: String, value: String)] {
    var list = [("image", image.text)]
    if isSymbol || image.renderingMode == .template { list.append(("foregroundStyle", foreground)) }
    if isSymbol && !image.isResizable { list.append(("font", font)) }
    if image.isResizable { list.append(("resizable", "true")) }
    if let mode = image.renderingMode { list.append(("renderingMode", "\(mode)")) }
    if isSymbol && imageScale != .medium { list.append(("imageScale", "\(imageScale)")) }
    if let renderingMode { list.append(("symbolRenderingMode", renderingMode.name)) }
    if let label = image.label { list.append(("label", label)) }
    if isRedacted { list.append(("redacted", "true")) }
    return list
  }

  mutating func size(_ proposal: Proposal, _ axis: Axis?) -> LayoutSize {
    guard image.isResizable else { return naturalSize }
    return LayoutSize(
      width: proposal.width < 0 ? naturalSize.width : proposal.width,
      height: proposal.height < 0 ? naturalSize.height : proposal.height)
  }

  mutating func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double)? {
    image.isResizable ? (0, .infinity) : (naturalSize[axis], naturalSize[axis])
  }

  mutating func guide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? {
    // A symbol sits on the baseline with about a fifth of its height below.
    guard isSymbol, guide.isFirstBaseline || guide.isLastBaseline else { return nil }
    return size.height * 0.8
  }
}
