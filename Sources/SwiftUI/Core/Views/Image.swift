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
  /// How the symbol is coloured, whatever is said around it.
  var symbolMode: SymbolRenderingMode?

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
  /// Sets how the symbol is coloured; nil leaves that to what is said around it.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }
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

  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent {
    ResolvedImage(self, look: environment.textLook, isDark: environment.builtin.colorScheme == .dark)
  }
}

/// An image with what it takes from its environment.
@MainActor final class ResolvedImage: LeafContent {
  let image: Image
  private let look: TextLook
  private let isDark: Bool

  init(_ image: Image, look: TextLook, isDark: Bool) {
    self.image = image
    self.look = look
    self.isDark = isDark
  }

  override func isSame(as other: LeafContent) -> Bool {
    let other = unsafeDowncast(other, to: ResolvedImage.self)
    return image == other.image && look.isSame(as: other.look) && isDark == other.isDark
  }

  override var role: Element.Role { .image }
  override var isQuicklyMeasured: Bool { true }

  /// What the folders that the screen names have; nil for symbols, for the app's own pictures, and without a folder.
  private var picture: Picture? {
    guard case .asset(let name) = image.source else { return nil }
    let known = found ?? FoundPicture(find(name))
    found = known
    return known.picture
  }

  @exclusivity(unchecked) private var found: FoundPicture?

  @MainActor private final class FoundPicture {
    let picture: Picture?
    init(_ picture: Picture?) { self.picture = picture }
  }

  private func find(_ name: String) -> Picture? {
    guard AppResources.isNamed else { return nil }
    if let found = AppResources.picture(name, isDark: isDark) { return found }
    Probe.post(.warning(ledgerID: "LY-26", text: "No image named '\(name)' found in asset catalog for the screen's resources"))
    return Picture(width: 0, height: 0)
  }

  private var isSymbol: Bool {
    switch image.source {
    case .symbol: true
    case .asset: picture?.isSymbol == true
    case .bitmap: false
    }
  }

  private var isTemplate: Bool { image.renderingMode == .template || image.renderingMode == nil && picture?.isTemplate == true }

  private var naturalSize: LayoutSize {
    switch image.source {
    case .symbol: LayoutSize(width: look.symbolSide, height: look.symbolSide)
    case .asset where isSymbol: LayoutSize(width: look.symbolSide, height: look.symbolSide)
    case .asset: LayoutSize(width: picture?.width ?? 24, height: picture?.height ?? 24)
    case .bitmap(_, let width, let height): LayoutSize(width: width, height: height)
    }
  }

  override var properties: [(name: String, value: String)] {
    var list = [("image", image.text)]
    if isSymbol || isTemplate { list.append(("foregroundStyle", look.foreground)) }
    if isSymbol && !image.isResizable { list.append(("font", look.fontText)) }
    if image.isResizable { list.append(("resizable", "true")) }
    if let mode = image.renderingMode { list.append(("renderingMode", "\(mode)")) }
    if isSymbol && look.imageScale != .medium { list.append(("imageScale", "\(look.imageScale)")) }
    if let mode = image.symbolMode ?? look.symbolMode { list.append(("symbolRenderingMode", mode.name)) }
    if isSymbol && look.symbolVariants != .none { list.append(("symbolVariant", look.symbolVariants.name)) }
    if let label = image.label { list.append(("label", label)) }
    if look.isRedacted { list.append(("redacted", "true")) }
    return list
  }

  override func size(_ proposal: Proposal, _ node: ViewNode) -> LayoutSize {
    guard image.isResizable else { return naturalSize }
    let naturalSize = naturalSize
    return LayoutSize(
      width: proposal.width < 0 ? naturalSize.width : proposal.width,
      height: proposal.height < 0 ? naturalSize.height : proposal.height)
  }

  override func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double)? {
    if image.isResizable { return (0, .infinity) }
    let length = naturalSize[axis]
    return (length, length)
  }

  override func guide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? {
    // A symbol sits on the baseline with about a fifth of its height below.
    guard isSymbol, guide.isFirstBaseline || guide.isLastBaseline else { return nil }
    return size.height * 0.8
  }
}
