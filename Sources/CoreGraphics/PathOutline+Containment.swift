extension PathOutline {
  /// The path as closed polygons; curves become 16 chords.
  func flattened() -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var polygon: [CGPoint] = []
    for step in steps {
      let from = polygon.last ?? current ?? .zero
      switch step.type {
      case .moveToPoint:
        if !polygon.isEmpty { polygons.append(polygon) }
        polygon = step.points
      case .addLineToPoint: polygon += step.points
      case .addQuadCurveToPoint, .addCurveToPoint: polygon += Self.chords(from: from, step.points)
      case .closeSubpath:
        guard let first = polygon.first else { continue }
        polygons.append(polygon)
        polygon = [first]
      }
    }
    if polygon.count > 1 || (polygons.isEmpty && !polygon.isEmpty) { polygons.append(polygon) }
    return polygons
  }

  /// How often the outline goes around `point`, and how many edges a ray from it to the right crosses.
  func winding(at point: CGPoint) -> (signed: Int, crossings: Int) {
    var signed = 0
    var crossings = 0
    for polygon in flattened() {
      for (index, from) in polygon.enumerated() {
        let to = polygon[(index + 1) % polygon.count]
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        signed += to.y > from.y ? 1 : -1
      }
    }
    return (signed, crossings)
  }

  /// True for a point on an edge, or at a corner.
  func passes(through point: CGPoint) -> Bool {
    flattened().contains { polygon in
      polygon.indices.contains { index in
        let (from, to) = (polygon[index], polygon[(index + 1) % polygon.count])
        let (edge, way) = (CGPoint(x: to.x - from.x, y: to.y - from.y), CGPoint(x: point.x - from.x, y: point.y - from.y))
        let along = edge.x * way.x + edge.y * way.y
        let length = edge.x * edge.x + edge.y * edge.y
        // How far off, times the edge's length.
        return abs(edge.x * way.y - edge.y * way.x) <= 1e-9 * max(1, length) && along >= 0 && along <= length
          && (length > 0 || way == .zero)
      }
    }
  }

  /// The rectangle this path is, if it is one.
  func asRectangle() -> CGRect? {
    let polygons = flattened()
    guard polygons.count == 1, polygons[0].count == 4, steps.allSatisfy({ $0.points.count < 2 }) else { return nil }
    let box = CGRect(around: polygons[0])
    let corners = Set(polygons[0])
    let expected: Set<CGPoint> = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY),
      CGPoint(x: box.maxX, y: box.maxY),
    ]
    return corners == expected ? box : nil
  }

  /// Points of a Bézier curve of any degree after its start, by repeated interpolation.
  static func chords(from start: CGPoint, _ points: [CGPoint]) -> [CGPoint] {
    (1...16).map { index in
      let t = CGFloat(index) / 16
      var row = [start] + points
      while row.count > 1 {
        row = zip(row, row.dropFirst()).map { left, right in
          CGPoint(x: left.x + (right.x - left.x) * t, y: left.y + (right.y - left.y) * t)
        }
      }
      return row[0]
    }
  }
}
