import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

extension UITouch {
  /// A recognizer that cancels touches in views has recognised its gesture.
  var isTaken: Bool { takenBy != nil }

  /// Tells the view of the touch something about it, for the item that its cell shows.
  func deliverToView(_ body: (UIView, Set<UITouch>, UIEvent) -> Void) {
    guard let view = storedView else { return }
    let event = UIEvent()
    event.time = HostLoop.now
    event.touches = [self]
    let cellBinding = view.enclosingCellBinding?.cellBinding ?? .nobody
    cellBinding.run { Acting.with(acting) { body(view, [self], event) } }
  }
}

extension UIGestureRecognizer {
  func wants(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, isTouchInScope?(touch) ?? true else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
    // It has recognised its gesture, and another touch decides only whether it counts.
    guard !isHeldBack else { return }
    activeTouch = touches.first
    lastTouch = touches.first
    touchesBegan(touches, with: event)
  }

  private var isDone: Bool {
    // A touch that began while it was held back is not its own.
    if isHeldBack || activeTouch == nil { return true }
    return switch storedState {
    case .failed, .cancelled, .ended: true
    case .possible, .began, .changed: false
    }
  }

  func move(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard !isDone else { return }
    touchesMoved(touches, with: event)
  }

  func end(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard !isDone else { return }
    touchesEnded(touches, with: event)
  }

  func cancel(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard !isDone else { return }
    touchesCancelled(touches, with: event)
  }

  /// The touch is over: what is still undecided has failed, and the recognizer is ready for another.
  func finish() {
    activeTouch = nil
    guard !waitsForMoreTouches, !isHeldBack else { return }
    if storedState == .possible { advance(to: .failed) }
    storedState = .possible
    reset()
  }

  /// True while the end of a touch is kept from its view: the gesture is not decided yet.
  var holdsTouchEnds: Bool { delaysTouchesEnded && (waitsForMoreTouches || isHeldBack) }

  /// The gesture is decided: what was kept from views reaches them, or is cancelled if the gesture has taken it.
  private func releaseTouchEnds() {
    let held = heldTouches
    heldTouches = []
    for touch in held where !touch.isTaken {
      if let other = touch.recognizers.first(where: { $0 !== self && $0.holdsTouchEnds }) {
        other.heldTouches.append(touch)
      } else {
        touch.deliverToView { $0.touchesEnded($1, with: $2) }
      }
    }
  }

  func advance(to new: State) {
    switch new {
    case .began, .ended, .changed:
      let isFirst = storedState == .possible
      if isFirst {
        guard mayBegin else { return fail() }
        if mustWait {
          isHeldBack = true
          return
        }
        takeTouches()
      }
      storedState = new
      if isFirst { failDependents() }
      fire()
      if isFirst { releaseTouchEnds() }
    case .cancelled:
      let wasUnderWay = storedState == .began || storedState == .changed
      storedState = .cancelled
      if wasUnderWay { fire() }
    case .failed: fail()
    case .possible: storedState = .possible
    }
  }

  private func fail() {
    guard storedState == .possible else { return }
    storedState = .failed
    isHeldBack = false
    for other in lastTouch?.recognizers ?? [] where other.isHeldBack && other.dependsOn(self) && !other.mustWait {
      other.isHeldBack = false
      other.advance(to: .ended)
      if other.activeTouch == nil { other.finish() }
    }
    releaseTouchEnds()
  }

  /// Those that waited for this one to fail have lost.
  private func failDependents() {
    for other in lastTouch?.recognizers ?? [] where other.isHeldBack && other.dependsOn(self) {
      other.fail()
      if other.activeTouch == nil { other.finish() }
    }
  }

  private func dependsOn(_ other: UIGestureRecognizer) -> Bool {
    mustFail.contains { $0.recognizer === other }
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private var mustWait: Bool {
    (lastTouch?.recognizers ?? []).contains { $0 !== self && $0.storedState == .possible && dependsOn($0) }
  }

  /// A control keeps single taps for itself, whatever recognizers stand above it.
  private var isBlockedByControl: Bool {
    guard let tap = self as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1 else { return false }
    var view = lastTouch?.view
    while let present = view, present !== attachedView {
      if let control = present as? UIControl { return control.isEnabled }
      view = present.superview
    }
    return false
  }

  private var mayBegin: Bool {
    if isBlockedByControl { return false }
    guard attachedView?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    for other in lastTouch?.recognizers ?? [] where other !== self && other.hasRecognized {
      let together =
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
        || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
      if !together, other.canPrevent(self), canBePrevented(by: other) { return false }
    }
    return hasSomethingToShow()
  }

  private var hasRecognized: Bool {
    switch storedState {
    case .began, .changed, .ended: true
    case .possible, .failed, .cancelled: false
    }
  }

  private func takeTouches() {
    guard cancelsTouchesInView, let last = lastTouch else { return }
    for touch in heldTouches + [last] where touch.takenBy == nil {
      touch.takenBy = self
      guard touch.wasDeliveredToView, let view = touch.view else { continue }
      let event = UIEvent()
      event.touches = [touch]
      view.touchesCancelled([touch], with: event)
    }
    heldTouches = []
  }

  private func fire() {
    Acting.with(lastTouch?.acting) { report() }
  }

  private func report() {
    if !isOfSystem {
      Probe.post(
        .controlFired(attachedView?.enclosingCellBinding?.item, path: attachedView?.pathName ?? "", control: pathName))
    }
    onChange?(self)
    for target in targets {
      guard let object = target.object else { continue }
      SelectorSending.send(target.action, to: object, [self], for: .action)
    }
  }

  fileprivate var pathName: String { _typeName(type(of: self), qualified: false) }

  /// True if another recognizer does what this one does: the same gesture with the same targets.
  fileprivate func isRepetition(of other: UIGestureRecognizer) -> Bool {
    other !== self && type(of: other) == type(of: self) && !targets.isEmpty && other.targets.count == targets.count
      && zip(targets, other.targets).allSatisfy { $0.object === $1.object && $0.action == $1.action }
  }
}

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.attachedView?.removeGestureRecognizer(recognizer)
    noteRepeated(recognizer)
    recognizer.attachedView = self
    storedRecognizers.append(recognizer)
  }

  /// Posts that a view in a cell gets a recognizer that it has already: the same gesture with the same targets.
  private func noteRepeated(_ recognizer: UIGestureRecognizer) {
    guard Probe.sink != nil, !recognizer.isOfSystem, storedRecognizers.contains(where: recognizer.isRepetition),
      let cell = enclosingCellBinding?.cell
    else { return }
    Probe.post(
      .addedAgain(
        cell, .gestureRecognizer, name: "\(recognizer.pathName) of \(pathName)", item: currentProvenance.item,
        SourcePlace(unresolved: AppCode.innermostFrames())))
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    storedRecognizers.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
  }

  func replaceRecognizers(_ new: [UIGestureRecognizer]) {
    for recognizer in storedRecognizers { detach(recognizer) }
    for recognizer in new { attach(recognizer) }
  }
}
