import Foundation

/// A curve of progress over time, both between 0 and 1.
nonisolated public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case bezier(Double, Double, Double, Double)
    case circularIn, circularOut, circularInOut
  }
  private let kind: Kind

  /// A straight line.
  public static let linear = UnitCurve(kind: .bezier(0, 0, 1, 1))
  /// Slow at the beginning.
  public static let easeIn = UnitCurve(kind: .bezier(0.42, 0, 1, 1))
  /// Slow at the end.
  public static let easeOut = UnitCurve(kind: .bezier(0, 0, 0.58, 1))
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(kind: .bezier(0.42, 0, 0.58, 1))
  /// A quarter of a circle, slow at the beginning.
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  /// Two quarters of circles, slow at both ends.
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)
  /// A curve by its control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      kind: .bezier(
        min(1, max(0, Double(startControlPoint.x))), Double(startControlPoint.y), min(1, max(0, Double(endControlPoint.x))),
        Double(endControlPoint.y)))
  }

  /// How far it is at a time.
  public func value(at progress: Double) -> Double {
    let time = min(1, max(0, progress))
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2):
      // A straight line, to the last digit.
      if x1 == y1, x2 == y2 { return time }
      // The parameter that belongs to the time: the curve only grows along x.
      var (low, high) = (0.0, 1.0)
      for _ in 0..<48 {
        let middle = (low + high) / 2
        if cubic(middle, x1, x2) < time { low = middle } else { high = middle }
      }
      return cubic((low + high) / 2, y1, y2)
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (time - 1) * (time - 1)).squareRoot()
    case .circularInOut:
      if time < 0.5 { return (1 - (1 - 4 * time * time).squareRoot()) / 2 }
      return (1 + (1 - (2 - 2 * time) * (2 - 2 * time)).squareRoot()) / 2
    }
  }

  /// How fast it is at a time.
  public func velocity(at progress: Double) -> Double {
    let (before, after) = (max(0, progress - 1e-4), min(1, progress + 1e-4))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  private func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }
}
