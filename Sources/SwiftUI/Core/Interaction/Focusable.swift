import Foundation
import HeadlessCore

nonisolated extension View {
  /// Lets the view have the focus of a keyboard (IN-07).
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic, changed: nil))
  }
  /// Lets the view have the focus for some kinds of input: a touch brings it to what is edited, keys to everything (IN-07).
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions, changed: nil))
  }
  /// Lets the view have the focus, and says when it gets and loses it.
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View {
    // Of the time when views had the focus to be activated only: a touch does not bring it.
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: .activate, changed: onFocusChange))
  }
  /// Keeps what has the focus from looking like it: `isFocused` in the environment stays, the look is the system's.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}

/// What a view wants the focus for.
nonisolated public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To be activated by a key, as a button is: only keys bring the focus.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be edited, as a field is: a touch brings the focus, too.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As suits.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

nonisolated extension EnvironmentValues {
  /// Whether what has the focus looks like it.
  @Entry public internal(set) var isFocusEffectEnabled: Bool = true
}

/// What the keyboard's focus can be on: a field, or a view that says so.
@MainActor protocol FocusTarget: ViewNode {
  var isFocused: Bool { get set }
  /// Told when the focus comes or goes.
  var focusChanged: ((Bool) -> Void)? { get set }
}

nonisolated struct FocusableModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let isFocusable: Bool
  let interactions: FocusInteractions
  let changed: ((Bool) -> Void)?

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: "focusable", value: "\(isFocusable)")
  }
  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { FocusableNode(view, inputs) }
}

@MainActor
private final class FocusableNode<Content: View>: ModifierNode<Content, FocusableModifier>, FocusTarget,
  KeyFocusable
{
  var focusChanged: ((Bool) -> Void)?
  var canHaveFocus: Bool { view.modifier.isFocusable && environment.builtin.isEnabled }

  var isFocused = false {
    didSet {
      guard isFocused != oldValue else { return }
      if isFocused, !canHaveFocus {
        isFocused = false
        return
      }
      if isFocused {
        graph.touches.focused?.isFocused = false
        graph.touches.keyFocus?.isFocused = false
        graph.touches.keyFocus = self
      } else if graph.touches.keyFocus === self {
        graph.touches.keyFocus = nil
      }
      focusChanged?(isFocused)
      if let changed = view.modifier.changed {
        let isFocused = isFocused
        graph.queue(.change) { changed(isFocused) }
      }
      tellContent()
    }
  }

  private func tellContent() {
    var inside = environment
    inside.isFocused = isFocused
    child?.environmentChanged(inside)
  }

  override func update(_ view: ModifiedContent<Content, FocusableModifier>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    if isFocused { tellContent() }
  }

  override func willLeave() { isFocused = false }

  var takesTouches: Bool { canHaveFocus && view.modifier.interactions.contains(.edit) }

  override func describe(_ pass: inout DescribePass) {
    let saved = pass.enter(
      .visible, frame, (RecordedModifier(name: "focusable", value: isFocused ? "focused" : "\(view.modifier.isFocusable)"), nil))
    describeContent(&pass)
    pass.leave(saved)
  }
}

/// A view that keys can give the focus to.
@MainActor protocol KeyFocusable: FocusTarget {
  var canHaveFocus: Bool { get }
  /// A touch brings the focus, too.
  var takesTouches: Bool { get }
}

extension ViewGraph {
  /// A finger comes down. The focus it may bring comes beside what the touch does, if it does anything: a row is selected as well.
  func focusTouchBegan(at point: CGPoint) {
    (touches.focusTarget, touches.focusStart) = (nil, point)
    var node = (touches.part ?? root)?.hit(Double(point.x), Double(point.y))
    while let current = node {
      if let target = current as? any KeyFocusable, target.takesTouches {
        touches.focusTarget = target
        return
      }
      node = current.parent
    }
  }

  /// The finger lifts, and has not gone elsewhere: it did not drag. True if it brought the focus.
  @discardableResult func focusTouchEnded(at point: CGPoint) -> Bool {
    guard let target = touches.focusTarget else { return false }
    touches.focusTarget = nil
    let (x, y) = (point.x - touches.focusStart.x, point.y - touches.focusStart.y)
    guard (x * x + y * y).squareRoot() <= 10, target.takesTouches else { return false }
    target.isFocused = true
    return true
  }
}

extension ViewGraph {
  /// The focus goes to the next view that can have it, in reading order. False if there is none.
  func moveFocus(forward: Bool) -> Bool {
    let all = focusables
    guard !all.isEmpty else { return false }
    let present = all.firstIndex { $0.isFocused }
    let next = present.map { ($0 + (forward ? 1 : all.count - 1)) % all.count } ?? (forward ? 0 : all.count - 1)
    all[next].isFocused = true
    return true
  }

  /// What keys can give the focus to, in reading order.
  var focusables: [any KeyFocusable] {
    var all: [any KeyFocusable] = []
    func collect(_ node: ViewNode) {
      if let found = node as? any KeyFocusable, found.canHaveFocus { all.append(found) }
      node.forEachPart { collect($0) }
    }
    if let root { collect(root) }
    return all
  }

  /// What has the focus: a view, or the field that is being typed in.
  var focusedTarget: (any FocusTarget)? { touches.keyFocus ?? touches.focused }
}
