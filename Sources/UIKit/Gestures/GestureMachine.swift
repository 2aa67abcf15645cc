import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

extension UITouch {
  /// A recognizer that cancels touches in views has recognised its gesture.
  var isTaken: Bool { takenBy != nil }
}

extension UIGestureRecognizer {
  func wants(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
    activeTouch = touches.first
    lastTouch = touches.first
    touchesBegan(touches, with: event)
  }

  private var isDone: Bool {
    switch storedState {
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
    guard !waitsForMoreTouches else { return }
    if storedState == .possible { advance(to: .failed) }
    storedState = .possible
    isHeldBack = false
    reset()
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
        takeTouch()
      }
      storedState = new
      fire()
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
    for other in lastTouch?.recognizers ?? [] where other.isHeldBack && other.dependsOn(self) && !other.mustWait {
      other.isHeldBack = false
      other.advance(to: .ended)
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

  private func takeTouch() {
    guard cancelsTouchesInView, let touch = lastTouch, touch.takenBy == nil else { return }
    touch.takenBy = self
    guard touch.wasDeliveredToView, let view = touch.view else { return }
    let event = UIEvent()
    event.touches = [touch]
    view.touchesCancelled([touch], with: event)
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

  private var pathName: String { _typeName(type(of: self), qualified: false) }
}

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.attachedView?.removeGestureRecognizer(recognizer)
    recognizer.attachedView = self
    storedRecognizers.append(recognizer)
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
