extension CALayer {
  /// A moment of another layer's time, or of the clock, as this layer counts it.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { own(l.map { $0.clock(t) } ?? t) }
  /// A moment of this layer's time as another layer, or the clock, counts it.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let moment = clock(t)
    return l.map { $0.own(moment) } ?? moment
  }

  /// Time runs as the layers above say, begins later, is faster or slower, and is moved.
  private func own(_ clock: CFTimeInterval) -> CFTimeInterval {
    ((superlayer?.own(clock) ?? clock) - beginTime) * Double(speed) + timeOffset
  }
  /// While the layer stands still, every moment of its time is the one at which it began to.
  private func clock(_ own: CFTimeInterval) -> CFTimeInterval {
    let above = (speed == 0 ? 0 : (own - timeOffset) / Double(speed)) + beginTime
    return superlayer?.clock(above) ?? above
  }
}
