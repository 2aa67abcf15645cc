extension PathOutline {
  /// Distance of the control points of a quarter circle of radius 1.
  private static var quarter: CGFloat { 0.5522847498307936 }

  mutating func addRect(_ rect: CGRect, _ transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    move(CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    line(CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    line(CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    line(CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    close()
  }

  mutating func addEllipse(_ rect: CGRect, _ transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    addRoundedRect(rect, rect.width / 2, rect.height / 2, transform)
  }

  mutating func addRoundedRect(
    _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    guard cornerWidth > 0, cornerHeight > 0 else { return addRect(rect, transform) }
    let width = min(cornerWidth, rect.width / 2)
    let height = min(cornerHeight, rect.height / 2)
    let inX = width * (1 - Self.quarter)
    let inY = height * (1 - Self.quarter)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    move(at(rect.maxX, rect.midY))
    line(at(rect.maxX, rect.maxY - height))
    curve(at(rect.maxX - width, rect.maxY), at(rect.maxX, rect.maxY - inY), at(rect.maxX - inX, rect.maxY))
    line(at(rect.minX + width, rect.maxY))
    curve(at(rect.minX, rect.maxY - height), at(rect.minX + inX, rect.maxY), at(rect.minX, rect.maxY - inY))
    line(at(rect.minX, rect.minY + height))
    curve(at(rect.minX + width, rect.minY), at(rect.minX, rect.minY + inY), at(rect.minX + inX, rect.minY))
    line(at(rect.maxX - width, rect.minY))
    curve(at(rect.maxX, rect.minY + height), at(rect.maxX - inX, rect.minY), at(rect.maxX, rect.minY + inY))
    close()
  }

  /// An arc as cubic curves of at most a quarter turn, joined to the current point by a line.
  mutating func arc(
    _ center: CGPoint, _ radius: CGFloat, from angle: CGFloat, sweep: CGFloat, _ transform: CGAffineTransform
  ) {
    func at(_ angle: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - side * sin(angle)), y: center.y + radius * (sin(angle) + side * cos(angle))
      ).applying(transform)
    }
    line(at(angle, 0))
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let part = sweep / CGFloat(count)
    guard part != 0 else { return }
    let handle = 4 / 3 * tan(part / 4)
    for index in 0..<count {
      let from = angle + part * CGFloat(index)
      curve(at(from + part, 0), at(from, handle), at(from + part, -handle))
    }
  }
}
