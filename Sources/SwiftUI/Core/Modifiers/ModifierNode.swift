import CellTrace
import HeadlessCore

/// The node of a view with one of the runtime's own modifiers. A modifier of several views applies to each of them.
@MainActor class ModifierNode<Content: View, M: PrimitiveModifier>: NodeOf<ModifiedContent<Content, M>> {
  /// The view as last given by the parent, without its content: the node below keeps that.
  @exclusivity(unchecked) final var view: ViewInUse
  @exclusivity(unchecked) private final var knownItem: LayoutItem?
  @exclusivity(unchecked) private final var shares: [ModifiedItem] = []
  @exclusivity(unchecked) private final var contentEnvironment: EnvironmentValues
  @exclusivity(unchecked) private final var recorded: ModifierRecord?

  /// What is kept of the view.
  struct ViewInUse {
    var modifier: M
  }

  init(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    self.view = ViewInUse(modifier: view.modifier)
    contentEnvironment = inputs.environment
    super.init(inputs)
    // What is laid out as its content is has the sizes that the content remembers.
    remembersSizes = M.changesLayout
    if M.changesEnvironment { view.modifier.changeEnvironment(&contentEnvironment) }
    recordChange()
    NodeReconciler.update(&child, to: view.content, in: self, contentEnvironment)
  }

  override func update(_ view: ModifiedContent<Content, M>, _ environment: EnvironmentValues) {
    let sameModifier = FieldComparisonCache<M>.equal(self.view.modifier, view.modifier)
    let sameEnvironment = self.environment.isIdentical(to: environment)
    let old = self.view.modifier
    self.view.modifier = view.modifier
    self.environment = environment
    if !sameModifier || !sameEnvironment { adoptEnvironment() }
    if !sameModifier {
      if M.changesLayout { invalidateLayout() }
      modifierChanged(from: old)
    }
    NodeReconciler.update(&child, to: view.content, in: self, contentEnvironment)
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    adoptEnvironment()
    child?.environmentChanged(contentEnvironment)
  }

  private func adoptEnvironment() {
    contentEnvironment = environment
    if M.changesEnvironment { view.modifier.changeEnvironment(&contentEnvironment) }
    recordChange()
  }

  /// The modifier's value is another one.
  func modifierChanged(from old: M) {}

  private func recordChange() {
    guard Probe.sink != nil, let record = view.modifier.record(environment) else { return }
    if recorded?.modifier != record { recorded = ModifierRecord(record, graph.provenance()) }
  }

  /// What `accessibilityLabel` says.
  var spokenLabel: String? {
    guard let known = view.modifier as? RecordedOnly, known.name == "accessibilityLabel" else { return nil }
    return known.value
  }

  // MARK: Layout

  override func collectItems(_ list: inout ItemList) {
    if contentItem != nil {
      list.append(self)
    } else {
      for share in shares { list.append(share) }
    }
  }

  /// The content, if it is one view. Whoever holds this node may ask at any time after something below came or went, as a list
  /// that measures a row does.
  private final var contentItem: LayoutItem? {
    if !hasItems {
      var content = ItemList()
      child?.collectItems(&content)
      let isOne = content.single.map { !isElement($0.node) } ?? false
      knownItem = isOne ? content.single : nil
      shares = isOne ? [] : content.array.map { ModifiedItem(self, $0) }
      hasItems = true
    }
    return knownItem
  }

  /// True for what a collection in the content made, and in a list for one of several views: the modifier applies to each of them, also while
  /// there is only one. Else a list would take the last row for another one, without its element's id and without what the collection does
  /// with it; and a row that is alone at first, as a ring that loads the first page, for another one once rows stand above it.
  private func isElement(_ node: ViewNode) -> Bool {
    var current: ViewNode? = node
    while let inside = current, inside !== self {
      if inside is any ForEachElement || (environment.isListRow && inside is any SeveralViews) { return true }
      current = inside.parent
    }
    return false
  }

  /// True if the content consists of at least one view.
  final var hasContent: Bool {
    var list = ItemList()
    collectItems(&list)
    return list.count > 0
  }

  override func forgetItems() {
    hasItems = false
    knownItem = nil
  }

  override func clearLayout() {
    super.clearLayout()
    for share in shares { share.clearLayout() }
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard let contentItem else { return .zero }
    return size(of: contentItem, proposal)
  }

  override func placeContent(_ proposal: Proposal) {
    if let contentItem { place(contentItem, in: frame, proposal) }
  }

  override var priority: Double { contentItem.map { view.modifier.priority(of: $0) } ?? 0 }
  override func spacing(_ edge: Edge) -> SpacingPreference {
    contentItem.map { view.modifier.spacing(of: $0, edge) } ?? .standard
  }
  override var isSpacer: Bool { !M.changesLayout && contentItem?.isSpacer == true }
  override func explicitGuide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? {
    contentItem.flatMap { view.modifier.guide(of: $0, guide, size, environment) }
  }
  override func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double) {
    if !M.changesLayout, let contentItem { return contentItem.flexibility(axis, proposal) }
    return super.flexibility(axis, proposal)
  }

  func size(of item: LayoutItem, _ proposal: Proposal) -> LayoutSize {
    M.changesLayout ? view.modifier.size(of: item, proposal, environment) : item.size(proposal)
  }

  func place(_ item: LayoutItem, in frame: LayoutRect, _ proposal: Proposal) {
    if M.changesLayout {
      view.modifier.place(item, in: frame, proposal, environment)
    } else {
      item.place(frame.x, frame.y, proposal)
    }
  }

  // MARK: Appearance

  override func describe(_ pass: inout DescribePass) {
    var record: (modifier: RecordedModifier, provenance: WriteProvenance?)?
    if let now = view.modifier.record(environment) {
      record = (now, recorded?.modifier == now ? recorded?.provenance : nil)
    }
    let saved = pass.enter(view.modifier.visibility, frame, record)
    describeContent(&pass)
    pass.leave(saved)
  }

  /// Describes the content itself.
  func describeContent(_ pass: inout DescribePass) { describeParts(&pass) }

  override func hit(_ x: Double, _ y: Double) -> ViewNode? {
    switch view.modifier.visibility {
    case .visible: return super.hit(x, y)
    case .hidden: return nil
    case .clipped: return frame.contains(x, y) ? super.hit(x, y) : nil
    }
  }
}

/// What a modifier added to the appearance, and who wrote that.
@MainActor private final class ModifierRecord {
  let modifier: RecordedModifier
  let provenance: WriteProvenance

  init(_ modifier: RecordedModifier, _ provenance: WriteProvenance) {
    self.modifier = modifier
    self.provenance = provenance
  }
}

/// One view's share of a modifier that was applied to several.
@MainActor private final class ModifiedItem: LayoutItem {
  private unowned let owner: any ItemModifying
  private let content: LayoutItem

  init<Content: View, M: PrimitiveModifier>(_ owner: ModifierNode<Content, M>, _ content: LayoutItem) {
    self.owner = owner
    self.content = content
  }

  override var node: ViewNode { content.node }
  override func measure(_ proposal: Proposal) -> LayoutSize { owner.size(of: content, proposal) }
  override func placeContent(_ proposal: Proposal) { owner.place(content, in: frame, proposal) }
  override var priority: Double { owner.priority(of: content) }
  override func spacing(_ edge: Edge) -> SpacingPreference { owner.spacing(of: content, edge) }
  override var isSpacer: Bool { content.isSpacer }
  override func explicitGuide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? {
    owner.guide(of: content, guide, size)
  }
}

@MainActor private protocol ItemModifying: AnyObject {
  func size(of item: LayoutItem, _ proposal: Proposal) -> LayoutSize
  func place(_ item: LayoutItem, in frame: LayoutRect, _ proposal: Proposal)
  func priority(of item: LayoutItem) -> Double
  func spacing(of item: LayoutItem, _ edge: Edge) -> SpacingPreference
  func guide(of item: LayoutItem, _ guide: AlignmentGuide, _ size: LayoutSize) -> Double?
}

extension ModifierNode: SpokenNode {}

extension ModifierNode: ItemModifying {
  fileprivate func priority(of item: LayoutItem) -> Double { view.modifier.priority(of: item) }
  fileprivate func spacing(of item: LayoutItem, _ edge: Edge) -> SpacingPreference { view.modifier.spacing(of: item, edge) }
  fileprivate func guide(of item: LayoutItem, _ guide: AlignmentGuide, _ size: LayoutSize) -> Double? {
    view.modifier.guide(of: item, guide, size, environment)
  }
}

/// Compares modifiers of one type.
@MainActor enum FieldComparisonCache<M> {
  static func equal(_ old: M, _ new: M) -> Bool {
    let comparison = FieldComparison.of(M.self)
    return withAddress(of: old) { old in withAddress(of: new) { new in comparison.equal(old, new) } }
  }
}
