import CellTrace
import HeadlessCore

/// One walk over the nodes that collects what can be perceived.
///
/// Content that is hidden, transparent or clipped away adds no elements, but keeps its ordinals: paths name the same place
/// whether or not something before them can be seen.
@MainActor struct DescribePass {
  private var builder = AppearanceBuilder()
  private var origin = (x: 0.0, y: 0.0)
  private var isHidden = false
  private var isIdentified = false
  private var branches: Int?
  private var clip: LayoutRect?
  private var recorded: [Property] = []
  private let scale: Double
  /// Where content is drawn that is laid out somewhere else; nil where that is the same.
  private var map: Affine?
  /// Elements that are described elsewhere: by their cells.
  let elsewhere: Set<ObjectIdentifier>

  /// - Parameter corner: Where the coordinates of what is described begin.
  init(scale: Double, from corner: (x: Double, y: Double) = (0, 0), leavingOut elsewhere: Set<ObjectIdentifier> = []) {
    self.scale = scale
    self.elsewhere = elsewhere
    origin = (pixel(corner.x), pixel(corner.y))
  }

  /// Takes over a builder, or gives it back.
  mutating func exchange(_ other: inout AppearanceBuilder) { swap(&builder, &other) }

  /// Describes a named node: what is inside has its name in the path and its origin as origin.
  mutating func within(_ name: String, _ node: ViewNode) {
    let saved = origin
    if node.isPlaced {
      let frame = drawn(node.frame)
      origin = (pixel(frame.x), pixel(frame.y))
    }
    // The builder is handed over rather than copied: it holds every element so far.
    var builder = AppearanceBuilder()
    swap(&builder, &self.builder)
    builder.within(name, x: origin.x - saved.x, y: origin.y - saved.y) { inner in
      swap(&inner, &self.builder)
      node.describe(&self)
      swap(&inner, &self.builder)
    }
    swap(&builder, &self.builder)
    origin = saved
  }

  /// Describes something of the platform's that stands at a point: its own coordinates begin there.
  mutating func within(_ name: String, at point: (x: Double, y: Double), _ body: (inout AppearanceBuilder) -> Void) {
    var builder = AppearanceBuilder()
    swap(&builder, &self.builder)
    builder.within(name, x: pixel(point.x) - origin.x, y: pixel(point.y) - origin.y, body)
    swap(&builder, &self.builder)
  }

  /// What a modifier changed for its content, to be restored.
  struct Saved {
    fileprivate var isHidden: Bool
    fileprivate var clip: LayoutRect?
    fileprivate var recorded: Int
  }

  /// Enters the content of a modifier.
  mutating func enter(
    _ visibility: ContentVisibility, _ frame: LayoutRect, _ record: (modifier: RecordedModifier, provenance: WriteProvenance?)?
  ) -> Saved {
    let saved = Saved(isHidden: isHidden, clip: clip, recorded: recorded.count)
    switch visibility {
    case .visible: break
    case .hidden: isHidden = true
    case .clipped:
      let frame = drawn(frame)
      clip = clip.map { $0.intersection(frame) } ?? frame
    }
    if let record { recorded.append(Property(record.modifier.name, record.modifier.value, provenance: record.provenance)) }
    if !isHidden, let title = record?.modifier, title.name == RecordedModifier.barTitle { builder.addBarTitle(title.value) }
    return saved
  }

  /// True if a modifier around the content says something under this name.
  func isRecorded(_ name: String) -> Bool { recorded.contains { $0.name == name } }

  /// Leaves the content of a modifier.
  mutating func leave(_ saved: Saved) {
    isHidden = saved.isHidden
    clip = saved.clip
    recorded.removeLast(recorded.count - saved.recorded)
  }

  /// Describes content that is drawn by a map.
  mutating func drawn(by inner: Affine, _ body: (inout Self) -> Void) {
    let saved = map
    map = map.map { $0.after(inner) } ?? inner
    body(&self)
    map = saved
  }

  private func drawn(_ frame: LayoutRect) -> LayoutRect { map.map { $0.around(frame) } ?? frame }

  /// True if an element with this frame can be perceived.
  func isPerceivable(_ laidOut: LayoutRect) -> Bool {
    let frame = drawn(laidOut)
    if isHidden || frame.width <= 0 || frame.height <= 0 { return false }
    guard let clip else { return true }
    let visible = clip.intersection(frame)
    return visible.width > 0 && visible.height > 0
  }

  /// Adds an element for the named node being described, its frame rounded to pixels (LY-29), with the recorded modifiers
  /// around it.
  mutating func add(
    _ role: Element.Role, _ node: ViewNode, _ properties: [Property], isInteractive: Bool, provenance: WriteProvenance? = nil
  ) {
    guard isPerceivable(node.frame) else { return }
    let frame = drawn(node.frame)
    let all = recorded.isEmpty ? properties : properties + recorded.reversed()
    builder.add(
      role, width: pixel(frame.x + frame.width) - origin.x, height: pixel(frame.y + frame.height) - origin.y,
      properties: all, isInteractive: isInteractive, provenance: provenance)
  }

  /// Adds a stored value. It is evidence, so it is kept for hidden views too.
  mutating func add(_ cell: StateCell) {
    var cell = cell
    cell.isIdentified = isIdentified
    cell.branches = branches
    builder.stateCells.append(cell)
  }

  /// Describes what an explicit identity stands above.
  mutating func identified(_ body: (inout Self) -> Void) {
    let saved = isIdentified
    isIdentified = true
    body(&self)
    isIdentified = saved
  }

  /// Describes a branch of an `if`: what is stored in it ends with it.
  mutating func branch(_ isFirst: Bool, _ body: (inout Self) -> Void) {
    let saved = branches
    branches = (saved ?? 1) &* 2 &+ (isFirst ? 1 : 0)
    body(&self)
    branches = saved
  }

  private func pixel(_ value: Double) -> Double { (value * scale).rounded() / scale }
}
