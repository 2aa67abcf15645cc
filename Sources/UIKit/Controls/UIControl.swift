import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A view that turns touches into actions.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var isEnabled = true {
    didSet {
      recordWrite("isEnabled")
      if oldValue != isEnabled { stateDidChange() }
    }
  }
  open var isSelected = false {
    didSet {
      recordWrite("isSelected")
      if oldValue != isSelected { stateDidChange() }
    }
  }
  open var isHighlighted = false {
    didSet {
      recordWrite("isHighlighted")
      if oldValue != isHighlighted { stateDidChange() }
    }
  }
  open var state: State {
    var result: State = []
    if isHighlighted { result.insert(.highlighted) }
    if !isEnabled { result.insert(.disabled) }
    if isSelected { result.insert(.selected) }
    return result
  }
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }
  open var isContextMenuInteractionEnabled = false {
    didSet { if oldValue != isContextMenuInteractionEnabled { menuInteractionDidChange() } }
  }
  var storedMenuInteraction: UIContextMenuInteraction?
  /// Where the control's menu begins: below its middle, unless a subclass knows a better place.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?

  var tracking = false
  var inside = false
  open var isTracking: Bool { tracking }
  open var isTouchInside: Bool { inside }

  // MARK: Tracking
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    if opensMenuOnTouchDown(event) { return }
    tracking = beginTracking(touch, with: event)
    guard tracking else { return }
    inside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking, let touch = touches.first else { return }
    let wasInside = inside
    inside = isNear(touch)
    isHighlighted = inside
    tracking = continueTracking(touch, with: event)
    if inside != wasInside { sendActions(for: inside ? .touchDragEnter : .touchDragExit, event) }
    sendActions(for: inside ? .touchDragInside : .touchDragOutside, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking, let touch = touches.first else { return }
    tracking = false
    inside = isNear(touch)
    endTracking(touch, with: event)
    isHighlighted = false
    if inside {
      if firesPrimaryActionOnTouchUp { triggerPrimaryAction(event) }
      sendActions(for: .touchUpInside, event)
    } else {
      sendActions(for: .touchUpOutside, event)
    }
    inside = false
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking else { return }
    tracking = false
    inside = false
    cancelTracking(with: event)
    isHighlighted = false
    sendActions(for: .touchCancel, event)
  }

  // MARK: Menus
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// An entry of the control's menu was chosen; its closure runs next.
  func menuElementWasChosen(_ element: UIMenuElement) {}

  // MARK: Actions
  struct Entry {
    weak var target: AnyObject?
    var hadTarget = false
    var selector: Selector?
    var action: UIAction?
    var events: Event
    /// The item the cell served when the handler was set; nil if none, or if the cell was being constructed.
    var item: ItemID?
  }
  var entries: [Entry] = []

  /// An element of ``allTargets`` is the object in it.
  private static func object(_ target: Any?) -> AnyObject? { target.map { (($0 as? AnyHashable)?.base ?? $0) as AnyObject } }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let object = UIControl.object(target)
    if let index = entries.firstIndex(where: { $0.selector == action && $0.target === object }) {
      entries[index].events.formUnion(controlEvents)
      return
    }
    entries.append(
      Entry(target: object, hadTarget: object != nil, selector: action, events: controlEvents, item: noteHandler(controlEvents)))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let object = UIControl.object(target)
    removeEntries(controlEvents) { entry in
      entry.selector != nil && (object == nil || entry.target === object) && (action == nil || entry.selector == action)
    }
  }
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    // An action with the identifier of one that is there takes its place.
    if let index = entries.firstIndex(where: { $0.action?.identifier == action.identifier }) {
      entries[index].action = action
      entries[index].events.formUnion(controlEvents)
      entries[index].item = noteHandler(controlEvents)
    } else {
      entries.append(Entry(action: action, events: controlEvents, item: noteHandler(controlEvents)))
    }
  }
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    removeEntries(controlEvents) { $0.action?.identifier == actionIdentifier }
  }
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in entries {
      iterator(entry.action, entry.selector.map { (entry.target, $0) }, entry.events, &stop)
      if stop { return }
    }
  }
  open var allTargets: Set<AnyHashable> { Set(entries.compactMap { $0.target as? NSObject }) }
  open var allControlEvents: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    let object = UIControl.object(target)
    let names = entries.filter { $0.target === object && !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
  open func sendActions(for controlEvents: UIControl.Event) { sendActions(for: controlEvents, nil) }
  open func performPrimaryAction() { triggerPrimaryAction(nil) }

  /// The state that decides the look has changed.
  func stateDidChange() {}
  /// Buttons trigger their primary action when a touch ends inside; switches and fields at other moments.
  var firesPrimaryActionOnTouchUp: Bool { false }

  /// The user has given the control another value: for a control of that kind this is its primary action, too.
  func sendValueChanged(_ event: UIEvent? = nil) { sendActions(for: [.valueChanged, .primaryActionTriggered], event) }
  func triggerPrimaryAction(_ event: UIEvent?) { sendActions(for: .primaryActionTriggered, event) }

  override var isAccessibilityElementByDefault: Bool { true }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    describeSelf(.view, controlProperties, interactive: isEnabled, into: &builder)
    describeChildren(into: &builder)
  }
}

extension UIControl {
  /// Near enough counts as inside: a finger is wide.
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  func sendActions(for events: Event, _ event: UIEvent?) {
    let chosen = entries.filter { !$0.events.isDisjoint(with: events) }
    if !chosen.isEmpty {
      Probe.post(.controlFired(enclosingCellBinding?.item, path: pathName, control: UIControl.name(of: events)))
    }
    for entry in chosen {
      noteRun(entry, entry.events.intersection(events))
      if let action = entry.action {
        sendAction(action)
      } else if let selector = entry.selector {
        if entry.hadTarget, entry.target == nil { continue }
        sendAction(selector, to: entry.target, for: event)
      }
    }
  }

  private func removeEntries(_ events: Event, _ matches: (Entry) -> Bool) {
    for index in entries.indices where matches(entries[index]) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }

  private func noteHandler(_ events: Event) -> ItemID? {
    guard Probe.sink != nil else { return nil }
    recordWrite("handler \(UIControl.name(of: events))")
    return noteAssigned(UIControl.name(of: events))
  }

  /// Says that closures were set, and for which item.
  func noteAssigned(_ name: String) -> ItemID? {
    guard Probe.sink != nil else { return nil }
    let item = currentProvenance.item
    if let cell = enclosingCellBinding?.cell ?? Provenance.current?.cell {
      Probe.post(
        .handlerAssigned(cell, name: "\(pathName) \(name)", item: item, SourcePlace(unresolved: AppCode.innermostFrames())))
    }
    return item
  }

  private func noteRun(_ entry: Entry, _ events: Event) { noteRun(UIControl.name(of: events), setFor: entry.item) }

  /// Says that one of them runs.
  func noteRun(_ name: String, setFor item: ItemID?) {
    guard Probe.sink != nil, let binding = enclosingCellBinding else { return }
    Probe.post(
      .handlerRan(binding.cell, name: "\(pathName) \(name)", assignedFor: item, runsFor: binding.item, binding.flags))
  }

  var controlProperties: [(name: String, value: String?)] {
    [
      ("isEnabled", isEnabled ? nil : "false"), ("isSelected", isSelected ? "true" : nil),
      ("isHighlighted", isHighlighted ? "true" : nil),
    ]
  }

  private static let names: [(Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]
  static func name(of events: Event) -> String {
    names.filter { events.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
