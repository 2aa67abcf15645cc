extension CALayer {
  /// The animation runs for its duration in virtual time; what it shows in between is not modelled.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation\(running.count)"
    running.removeAll { $0.key == key }
    running.append((key, anim))
    wrote("animations")
    let total = anim.totalDuration
    CATransaction.noteAnimation(lasting: total)
    anim.delegate?.animationDidStart(anim)
    guard total.isFinite else { return }
    AnimationClock.schedule(total) { [weak self] in
      guard let self, self.running.contains(where: { $0.animation === anim }) else { return }
      if anim.isRemovedOnCompletion {
        self.running.removeAll { $0.animation === anim }
        self.wrote("animations")
      }
      anim.delegate?.animationDidStop(anim, finished: true)
    }
  }

  public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

  /// Keys in the order in which the animations were added; nil when there are none.
  public func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }

  public func removeAnimation(forKey key: String) { stop { $0 == key } }

  public func removeAllAnimations() { stop { _ in true } }

  private func stop(where matches: (String) -> Bool) {
    let stopped = running.filter { matches($0.key) }
    guard !stopped.isEmpty else { return }
    running.removeAll { matches($0.key) }
    wrote("animations")
    for entry in stopped { entry.animation.delegate?.animationDidStop(entry.animation, finished: false) }
  }
}
