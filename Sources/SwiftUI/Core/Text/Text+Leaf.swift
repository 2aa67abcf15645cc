import CellTrace
import Foundation
import HeadlessCore

extension Text: LeafView {
  static var leafName: String { "Text" }

  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent { ResolvedText(self, environment) }

  /// The characters shown.
  nonisolated func resolvedString(_ environment: EnvironmentValues) -> String {
    switch storage {
    case .plain(let string): string
    case .date(let date, let style): style.text(date, environment)
    case .concatenated(let first, let second):
      first.resolvedString(environment) + second.resolvedString(environment)
    }
  }
}

/// Text with its look.
@MainActor final class ResolvedText: LeafContent {
  let string: String
  let look: TextLook
  /// What few texts have.
  @exclusivity(unchecked) private var rest: Rest?

  @MainActor private final class Rest {
    let runs: String?
    let rendering: Rendering?
    /// The sizes on other numbers of lines.
    let wrappedSizes = SizeMemory()
    init(runs: String?, rendering: Rendering? = nil) {
      self.runs = runs
      self.rendering = rendering
    }
  }

  /// A text that the app draws itself.
  private struct Rendering {
    let by: TextRendering
    let runs: [TextRun]
    let environment: EnvironmentValues
    /// What it is, in words: the renderer, and what parts are marked with.
    let words: String
  }

  /// What is special about parts of it.
  var runs: String? { rest?.runs }

  // The size on as few lines as the text itself has; negative until it is first asked for.
  @exclusivity(unchecked) private var naturalWidth = -1.0
  @exclusivity(unchecked) private var naturalHeight = 0.0
  @exclusivity(unchecked) private var naturalLines = 0

  init(_ text: Text, _ environment: EnvironmentValues) {
    look = text.isPlain ? environment.textLook : TextLook(environment, text.traits)
    let runs = text.runWords(environment)
    if let rendering = environment.builtin.textRendering {
      let parts = text.runs(environment)
      let marks = parts.flatMap { part in part.traits.marks.map { "\"\(part.string)\" \($0.text)" } }
      rest = Rest(
        runs: runs,
        rendering: Rendering(
          by: rendering, runs: parts, environment: environment, words: ([rendering.text] + marks).joined(separator: "; ")))
    } else if let runs {
      rest = Rest(runs: runs)
    }
    let shown: String
    if case .plain(let plain) = text.storage { shown = plain } else { shown = text.resolvedString(environment) }
    switch look.textCase {
    case .uppercase?: string = shown.uppercased()
    case .lowercase?: string = shown.lowercased()
    case nil: string = shown
    }
  }

  override func isSame(as other: LeafContent) -> Bool {
    let other = unsafeDowncast(other, to: ResolvedText.self)
    return string == other.string && runs == other.runs && rest?.rendering?.words == other.rest?.rendering?.words
      && look.isSame(as: other.look)
  }

  override var role: Element.Role { .text }
  override var isQuicklyMeasured: Bool { true }
  override var isVisible: Bool { !string.isEmpty }

  override var properties: [(name: String, value: String)] {
    var list = [("text", string), ("font", look.fontText), ("foregroundStyle", look.foreground)]
    if !look.decorations.isEmpty { list.append(("decorations", look.decorations.joined(separator: ", "))) }
    if let runs { list.append(("runs", runs)) }
    list += look.spoken.map { ($0.name, $0.value) }
    if let lineLimit = look.lineLimit { list.append(("lineLimit", "\(lineLimit)")) }
    if look.alignment != .leading { list.append(("multilineTextAlignment", "\(look.alignment)")) }
    if look.truncation != .tail { list.append(("truncationMode", "\(look.truncation)")) }
    if look.isRedacted { list.append(("redacted", "true")) }
    if let rendering = rest?.rendering { list.append(("textRenderer", rendering.words)) }
    return list
  }

  override func drawing(_ size: LayoutSize) -> (name: String, value: String)? {
    guard let rendering = rest?.rendering else { return nil }
    let kept = GraphicsContext.Strokes()
    var context = GraphicsContext(kept, rendering.environment)
    let layouter = TextLayouter(look: look, runs: rendering.runs, width: size.width)
    rendering.by.renderer.draw(layout: layouter.layout(height: size.height), in: &context)
    return ("drawing", kept.list.joined(separator: "; "))
  }

  override func size(_ proposal: Proposal, _ node: ViewNode) -> LayoutSize {
    if let rendering = rest?.rendering { return size(proposal, of: rendering) }
    return ownSize(proposal)
  }

  /// The size that a renderer wants, which may ask for the text's own.
  private func size(_ proposal: Proposal, of rendering: Rendering) -> LayoutSize {
    let proxy = TextProxy { asked in
      let own = MainThread.assume((self, Proposal(asked))) { $0.0.ownSize($0.1) }
      return CGSize(width: own.width, height: own.height)
    }
    let wanted = rendering.by.renderer.sizeThatFits(
      proposal: ProposedViewSize(
        width: proposal.width < 0 ? nil : proposal.width, height: proposal.height < 0 ? nil : proposal.height), text: proxy)
    return LayoutSize(width: Double(wanted.width), height: Double(wanted.height))
  }

  private func ownSize(_ proposal: Proposal) -> LayoutSize {
    if string.isEmpty { return .zero }
    if naturalWidth < 0 { measureNatural() }
    let fitsWidth = proposal.width < 0 || proposal.width >= naturalWidth
    if fitsWidth && naturalLines == 1 && look.minimumLines <= 1 {
      return LayoutSize(width: naturalWidth, height: naturalHeight)
    }
    return wrapped(proposal)
  }

  /// The size on several lines.
  private func wrapped(_ proposal: Proposal) -> LayoutSize {
    let rest = rest ?? Rest(runs: nil)
    self.rest = rest
    if let known = rest.wrappedSizes.size(proposal) { return known }
    let size = measureWrapped(proposal)
    rest.wrappedSizes.keep(size, proposal)
    return size
  }

  private func measureWrapped(_ proposal: Proposal) -> LayoutSize {
    var limit = look.lineLimit
    if proposal.height >= 0 && proposal.height.isFinite {
      // As many lines as fit; one always does (LY-24).
      let fitting = max(1, Int((proposal.height + look.lineSpacing + 0.01) / (look.lineHeight + look.lineSpacing)))
      limit = min(limit ?? fitting, fitting)
    }
    let size = TextMetrics.size(
      of: string, font: look.font, width: proposal.width < 0 ? nil : proposal.width, lineLimit: limit, scale: look.scale)
    if size.truncated && look.minimumScale < 1, let shrunk = shrunk(to: proposal, limit) { return shrunk }
    let lines = max(size.lines, look.minimumLines)
    let height = Double(lines) * look.lineHeight + Double(lines - 1) * look.lineSpacing
    return LayoutSize(width: size.width, height: TextMetrics.roundUpToPixel(height, scale: look.scale))
  }

  private func measureNatural() {
    let size = TextMetrics.size(of: string, font: look.font, width: nil, lineLimit: nil, scale: look.scale)
    naturalWidth = size.width
    naturalHeight = size.height
    naturalLines = size.lines
  }

  /// The size in the largest font at which nothing is cut, if there is one above the minimum.
  private func shrunk(to proposal: Proposal, _ limit: Int?) -> LayoutSize? {
    var factor = 0.95
    while factor >= look.minimumScale - 1e-9 {
      var smaller = look.font
      smaller.size = look.font.size * factor
      let size = TextMetrics.size(
        of: string, font: smaller, width: proposal.width < 0 ? nil : proposal.width, lineLimit: limit, scale: look.scale)
      if !size.truncated { return LayoutSize(width: size.width, height: size.height) }
      factor -= 0.05
    }
    return nil
  }

  override func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double)? {
    if rest?.rendering != nil { return nil }
    if naturalWidth < 0 { measureNatural() }
    if axis == .horizontal { return (0, naturalWidth) }
    if naturalLines == 1 && look.minimumLines <= 1 && (proposal.width < 0 || proposal.width >= naturalWidth) {
      return (naturalHeight, naturalHeight)
    }
    let all = wrapped(Proposal(width: proposal.width, height: Proposal.none)).height
    return (min(all, wrapped(Proposal(width: proposal.width, height: 0)).height), all)
  }

  override func spacing(_ edge: Edge) -> SpacingPreference { .text }

  override func guide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? {
    if guide.isFirstBaseline { return TextMetrics.roundUpToPixel(TextMetrics.ascender(look.font), scale: look.scale) }
    if guide.isLastBaseline { return size.height + TextMetrics.descender(look.font) }
    return nil
  }
}
