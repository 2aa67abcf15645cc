import Foundation

/// Draws lines of a width as outlines: a rectangle for each part, and what joins and ends them. The parts overlap, so the outline is
/// meant for filling by winding numbers.
struct PathPen {
  let width: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  private(set) var outline = PathOutline()

  init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  mutating func draw(_ line: [CGPoint], isClosed: Bool) {
    var points: [CGPoint] = []
    for point in line where point != points.last { points.append(point) }
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { dot(point) }
      return
    }
    let count = isClosed ? points.count : points.count - 1
    for index in 0..<count {
      var (from, to) = (points[index], points[(index + 1) % points.count])
      let along = Self.unit(from, to)
      if cap == .square, !isClosed {
        if index == 0 { from = CGPoint(x: from.x - along.dx * width / 2, y: from.y - along.dy * width / 2) }
        if index == count - 1 { to = CGPoint(x: to.x + along.dx * width / 2, y: to.y + along.dy * width / 2) }
      }
      let side = CGVector(dx: -along.dy * width / 2, dy: along.dx * width / 2)
      polygon([from + side, to + side, to - side, from - side])
    }
    for index in points.indices where isClosed || (index > 0 && index < points.count - 1) {
      corner(points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count])
    }
    if cap == .round, !isClosed {
      circle(points[0])
      circle(points[points.count - 1])
    }
  }

  /// The parts of a line that are drawn.
  static func dashes(_ line: [CGPoint], _ phase: CGFloat, _ lengths: [CGFloat]) -> [[CGPoint]] {
    let period = lengths.reduce(0, +)
    guard line.count > 1, period > 0, lengths.allSatisfy({ $0 >= 0 }) else { return line.count > 1 ? [line] : [] }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    var (index, rest) = (0, phase.truncatingRemainder(dividingBy: pattern.reduce(0, +)))
    while rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - rest
    var result: [[CGPoint]] = []
    var dash: [CGPoint] = index % 2 == 0 ? [line[0]] : []
    for (start, end) in zip(line, line.dropFirst()) {
      var (from, length) = (start, hypot(end.x - start.x, end.y - start.y))
      let along = unit(start, end)
      while length > left {
        from = CGPoint(x: from.x + along.dx * left, y: from.y + along.dy * left)
        length -= left
        if index % 2 == 0 { result.append(dash + [from]) }
        index = (index + 1) % pattern.count
        left = max(pattern[index], 1e-6)
        dash = index % 2 == 0 ? [from] : []
      }
      left -= length
      if index % 2 == 0 { dash.append(end) }
    }
    if dash.count > 1 { result.append(dash) }
    return result
  }

  // MARK: Parts

  private mutating func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) {
    if join == .round { return circle(point) }
    let (first, second) = (Self.unit(before, point), Self.unit(point, after))
    let turn = first.dx * second.dy - first.dy * second.dx
    guard abs(turn) > 1e-9 else { return }
    // On the outer side of the turn.
    let sign: CGFloat = turn > 0 ? -1 : 1
    let one = point + CGVector(dx: -first.dy * sign * width / 2, dy: first.dx * sign * width / 2)
    let two = point + CGVector(dx: -second.dy * sign * width / 2, dy: second.dx * sign * width / 2)
    let cosine = first.dx * second.dx + first.dy * second.dy
    let half = ((1 + cosine) / 2).squareRoot()
    if join == .miter, half > 0, 1 / half <= max(1, miterLimit) {
      let middle = CGPoint(x: (one.x + two.x) / 2, y: (one.y + two.y) / 2)
      let out = Self.unit(point, middle)
      polygon([point, one, point + CGVector(dx: out.dx * width / 2 / half, dy: out.dy * width / 2 / half), two])
    } else {
      polygon([point, one, two])
    }
  }

  private mutating func dot(_ point: CGPoint) {
    switch cap {
    case .butt: break
    case .round: circle(point)
    case .square: outline.addRect(CGRect(x: point.x - width / 2, y: point.y - width / 2, width: width, height: width), .identity)
    }
  }

  private mutating func circle(_ center: CGPoint) {
    outline.addEllipse(CGRect(x: center.x - width / 2, y: center.y - width / 2, width: width, height: width), .identity)
  }

  /// Always in one direction, so that overlapping parts add up.
  private mutating func polygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    let ordered = area < 0 ? points.reversed() : points
    outline.move(ordered[0])
    ordered.dropFirst().forEach { outline.line($0) }
    outline.close()
  }

  private static func unit(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return length == 0 ? CGVector(dx: 0, dy: 0) : CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }
}

private func + (point: CGPoint, way: CGVector) -> CGPoint { CGPoint(x: point.x + way.dx, y: point.y + way.dy) }
private func - (point: CGPoint, way: CGVector) -> CGPoint { CGPoint(x: point.x - way.dx, y: point.y - way.dy) }

extension PathOutline {
  /// The lines that the path draws, curves in chords.
  func lines() -> [(points: [CGPoint], isClosed: Bool)] {
    var result: [(points: [CGPoint], isClosed: Bool)] = []
    var line: [CGPoint] = []
    for step in steps {
      switch step.type {
      case .moveToPoint:
        if line.count > 1 { result.append((line, false)) }
        line = step.points
      case .addLineToPoint: line += step.points
      case .addQuadCurveToPoint, .addCurveToPoint: line += Self.chords(from: line.last ?? .zero, step.points)
      case .closeSubpath:
        guard let first = line.first else { continue }
        result.append((line, true))
        line = [first]
      }
    }
    if line.count > 1 { result.append((line, false)) }
    return result
  }

  /// The part of the path between two shares of its length.
  func part(from start: CGFloat, to end: CGFloat) -> PathOutline {
    let all = lines().map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    let total = all.reduce(0) { $0 + Self.length($1) }
    var (skip, keep) = (max(0, min(1, start)) * total, max(0, min(1, end) - max(0, start)) * total)
    var result = PathOutline()
    for line in all {
      for (from, to) in zip(line, line.dropFirst()) {
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0, keep > 0 else { continue }
        guard skip < length else {
          skip -= length
          continue
        }
        func at(_ way: CGFloat) -> CGPoint {
          CGPoint(x: from.x + (to.x - from.x) * way / length, y: from.y + (to.y - from.y) * way / length)
        }
        let stop = min(length, skip + keep)
        if result.current != at(skip) || skip > 0 || result.steps.isEmpty { result.move(at(skip)) }
        result.line(at(stop))
        keep -= stop - skip
        skip = 0
      }
    }
    return result
  }

  private static func length(_ line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}

extension CGPath {
  /// The part of the path between two shares of its length; curves become chords.
  @_spi(CellHarness) public func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    CGPath(outline.part(from: start, to: end))
  }
}
