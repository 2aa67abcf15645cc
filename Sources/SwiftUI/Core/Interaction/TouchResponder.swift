import CellTrace
import Foundation
import HeadlessCore

/// A node that reacts to touches.
@MainActor protocol TouchResponder: ViewNode {
  /// A finger came down on the content.
  func touchBegan()
  /// The finger moved.
  func touchMoved(isInside: Bool, distance: Double)
  /// The finger lifted. Returns true if nothing else may react to the touch.
  func touchEnded(isInside: Bool) -> Bool
  /// The touch was taken away.
  func touchCancelled()
  /// Reacts even when something in front of it already has.
  var isSimultaneous: Bool { get }
  /// Reacts before what is in front of it.
  var hasHighPriority: Bool { get }
  /// Leaves every touch alone that is not held down.
  var reactsToHoldsOnly: Bool { get }
}

extension TouchResponder {
  var isSimultaneous: Bool { false }
  var hasHighPriority: Bool { false }
  var reactsToHoldsOnly: Bool { false }
}

/// The touch under way. An object, because most rows are never touched.
@MainActor final class TouchTracker {
  /// What reacts, foremost first.
  var responders: [any TouchResponder] = []
  /// Those of them that react wherever in their row the touch is.
  var wholeRow: [any TouchResponder] = []
  var start = (x: 0.0, y: 0.0)
  /// Where the finger is.
  var location = CGPoint.zero
  /// True once one of them has taken the touch from the others.
  var isTaken = false
  /// The part of the content that the touch is in, where it has coordinates of its own: a row of a list.
  var part: ViewNode?
  /// The text field that has the keyboard.
  weak var focused: TextFieldNode?
  /// What else has the focus of the keyboard.
  weak var keyFocus: (any FocusTarget)?
  /// What the touch may bring the focus to.
  weak var focusTarget: (any KeyFocusable)?
  /// Where the finger came down that may do so.
  var focusStart = CGPoint.zero

  /// What left while the finger was down, as a row does whose data come, follows it no longer.
  func forgetWhatIsGone() {
    responders.removeAll(where: \.isGone)
    wholeRow.removeAll(where: \.isGone)
    if part?.isGone == true { part = nil }
  }
}

/// Which nodes a touch reaches.
@MainActor enum TouchRules {
  /// The responders at a point: those around the frontmost content there, foremost first.
  static func responders(_ graph: ViewGraph, _ x: Double, _ y: Double) -> [any TouchResponder] {
    guard let leaf = (graph.touches.part ?? graph.root)?.hit(x, y) else { return [] }
    var found: [any TouchResponder] = []
    var current: ViewNode? = leaf
    while let node = current {
      if let responder = node.responder, node.environment.builtin.isEnabled { found.append(responder) }
      current = node.parent
    }
    let first = found.filter(\.hasHighPriority)
    return first.isEmpty ? found : first.reversed() + found.filter { !$0.hasHighPriority }
  }

  /// True if a touch at the centre of a node does something.
  static func isInteractive(_ node: ViewNode) -> Bool {
    let frame = node.frame
    var center = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    if node.graph.drawsTransformed {
      var current = node.parent
      while let above = current {
        if let transforming = above as? any TransformingNode { center = transforming.map.apply(center.x, center.y) }
        current = above.parent
      }
    }
    return !responders(node.graph, center.x, center.y).isEmpty
  }

  /// Reports that a control's or gesture's closure is about to run.
  static func fired(_ node: ViewNode, _ control: String) {
    Probe.post(.controlFired(node.graph.owner?().item, path: NodePath.of(node), control: control))
  }

  /// A control wrote through its binding: it shows the new value even if the binding leads to something that nobody observes. The
  /// view above reads the value.
  static func wrote(_ node: ViewNode) { node.parent?.markDirty() }
}

extension ViewGraph {
  /// True if something at a point consumes touches.
  func isInteractive(at point: CGPoint) -> Bool {
    !TouchRules.responders(self, Double(point.x), Double(point.y)).isEmpty
  }

  /// A finger comes down.
  func touchDown(at point: CGPoint) {
    touchCancelled()
    touches.isTaken = false
    touches.start = (Double(point.x), Double(point.y))
    touches.location = point
    touches.responders = TouchRules.responders(self, touches.start.x, touches.start.y)
    for responder in touches.responders { responder.touchBegan() }
    focusTouchBegan(at: point)
  }

  /// The touch that came down reaches a row's buttons and its menu too, wherever in the row it is (IN-02, IN-04).
  func press(_ parts: [any TouchResponder]) {
    let further = parts.filter { part in !touches.responders.contains { $0 === part } }
    touches.responders = further + touches.responders
    touches.wholeRow = parts
    for part in further { part.touchBegan() }
  }

  /// The finger moves.
  func touchMoved(to point: CGPoint) {
    let (x, y) = (Double(point.x), Double(point.y))
    touches.location = point
    touches.forgetWhatIsGone()
    let distance = ((x - touches.start.x) * (x - touches.start.x) + (y - touches.start.y) * (y - touches.start.y)).squareRoot()
    for responder in touches.responders { responder.touchMoved(isInside: isInside(responder, x, y), distance: distance) }
  }

  /// The finger lifts: the foremost responder that recognises the touch acts.
  func touchUp(at point: CGPoint) {
    touchMoved(to: point)
    let responders = touches.responders
    touches.responders = []
    if let focused = touches.focused, !responders.contains(where: { $0 === focused }) { focused.isFocused = false }
    var isTaken = false
    for responder in responders where !responder.isGone {
      if isTaken && !responder.isSimultaneous && !touches.wholeRow.contains(where: { $0 === responder }) {
        responder.touchCancelled()
        continue
      }
      if responder.touchEnded(isInside: isInside(responder, Double(point.x), Double(point.y))) { isTaken = true }
    }
    touches.wholeRow = []
    focusTouchEnded(at: point)
  }

  /// True if a point is on a responder. One without a frame of its own, such as a gesture of several views, is there where
  /// a touch would reach it.
  private func isInside(_ responder: any TouchResponder, _ x: Double, _ y: Double) -> Bool {
    touches.wholeRow.contains { $0 === responder } || responder.frame.contains(x, y)
      || TouchRules.responders(self, x, y).contains { $0 === responder }
  }

  /// The touch is taken away.
  func touchCancelled() {
    touches.forgetWhatIsGone()
    let responders = touches.responders
    touches.responders = []
    touches.wholeRow = []
    touches.focusTarget = nil
    for responder in responders { responder.touchCancelled() }
  }

  /// The touch belongs to one responder from now on.
  func cancelTouches(except keeper: any TouchResponder) {
    touches.isTaken = true
    touches.forgetWhatIsGone()
    let others = touches.responders.filter { $0 !== keeper }
    touches.responders.removeAll { $0 !== keeper }
    for responder in others { responder.touchCancelled() }
  }

  /// True if a text field has the keyboard.
  var focusedField: Bool { touches.focused?.isFocused == true }

  /// Types text into the focused field.
  func insertText(_ text: String) { touches.focused?.insert(text) }

  /// Deletes the character before the cursor of the focused field.
  func deleteBackward() { touches.focused?.deleteBackward() }

  /// Takes the keyboard away.
  func resignFocus() { touches.focused?.isFocused = false }
}
