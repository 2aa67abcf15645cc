extension PathOutline {
  /// The same area, told in such a way that both rules of filling agree: the line goes around what is filled, and the other way around
  /// holes. Parts that are no border are left out. A path that crosses itself stays as it is.
  func normalized(_ isInside: (CGPoint) -> Bool) -> PathOutline {
    var result = PathOutline()
    for part in parts() {
      guard let corners = part.flattened().first, corners.count > 2 else { continue }
      var sides: Set<[Bool]> = []
      for (index, from) in corners.enumerated() {
        let to = corners[(index + 1) % corners.count]
        let (x, y) = (to.x - from.x, to.y - from.y)
        guard x != 0 || y != 0 else { continue }
        let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        // A hair's breadth to either side of the edge.
        sides.insert([1e-4, -1e-4].map { isInside(CGPoint(x: middle.x - y * $0, y: middle.y + x * $0)) })
      }
      guard sides.count == 1, let side = sides.first else { return self }
      if side[0] != side[1] { result.append(side[0] ? part : part.reversed()) }
    }
    return result
  }

  /// Each of the lines that a move begins, closed.
  private func parts() -> [PathOutline] {
    var parts: [PathOutline] = []
    var part = PathOutline()
    func end() {
      guard part.steps.count > 1 else { return }
      part.close()
      parts.append(part)
    }
    for step in steps {
      let points = step.points
      switch step.type {
      case .moveToPoint:
        end()
        part = PathOutline()
        part.move(points[0])
      case .addLineToPoint: part.line(points[0])
      case .addQuadCurveToPoint: part.quad(points[1], points[0])
      case .addCurveToPoint: part.curve(points[2], points[0], points[1])
      case .closeSubpath:
        end()
        let start = part.steps.first?.points.first
        part = PathOutline()
        if let start { part.move(start) }
      }
    }
    end()
    return parts
  }

  /// One closed line, drawn backwards.
  private func reversed() -> PathOutline {
    let drawn = steps.filter { !$0.points.isEmpty }
    var result = PathOutline()
    guard let last = drawn.last?.points.last else { return result }
    result.move(last)
    for (step, before) in zip(drawn.dropFirst(), drawn).reversed() {
      guard let end = before.points.last else { continue }
      switch step.type {
      case .addQuadCurveToPoint: result.quad(end, step.points[0])
      case .addCurveToPoint: result.curve(end, step.points[1], step.points[0])
      case .moveToPoint, .addLineToPoint, .closeSubpath: result.line(end)
      }
    }
    result.close()
    return result
  }
}

extension CGPath {
  /// A path of the same area in which lines go around what is filled, and the other way around holes.
  public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
    CGPath(
      outline.normalized { point in
        let winding = outline.winding(at: point)
        switch rule {
        case .winding: return winding.signed != 0
        case .evenOdd: return winding.crossings % 2 == 1
        }
      })
  }
}
