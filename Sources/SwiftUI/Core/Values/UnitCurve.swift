import Foundation

/// A curve of progress over time, both between 0 and 1.
nonisolated public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case bezier(Double, Double, Double, Double)
    case circularIn, circularOut, circularInOut, circularOutIn
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
      return cubic(parameter(at: time, x1, x2), y1, y2)
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (time - 1) * (time - 1)).squareRoot()
    case .circularInOut:
      if time < 0.5 { return (1 - (1 - 4 * time * time).squareRoot()) / 2 }
      return (1 + (1 - (2 - 2 * time) * (2 - 2 * time)).squareRoot()) / 2
    case .circularOutIn:
      let root = (1 - (1 - 2 * time) * (1 - 2 * time)).squareRoot() / 2
      return time < 0.5 ? root : 1 - root
    }
  }

  /// How fast it is at a time.
  public func velocity(at progress: Double) -> Double {
    let time = min(1, max(0, progress))
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return 1 }
      let parameter = parameter(at: time, x1, x2)
      let (along, up) = (slope(parameter, x1, x2), slope(parameter, y1, y2))
      // Where the curve stands still on both ways at its beginning, it begins along the diagonal.
      if along == up { return 1 }
      return along == 0 ? (up < 0 ? -.infinity : .infinity) : up / along
    case .circularIn: return time / (1 - time * time).squareRoot()
    case .circularOut: return (1 - time) / (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularInOut:
      let half = time < 0.5 ? 2 * time : 2 - 2 * time
      return half / (1 - half * half).squareRoot()
    case .circularOutIn:
      let rest = Swift.abs(1 - 2 * time)
      return rest / (1 - rest * rest).squareRoot()
    }
  }

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2):
      .bezier(startControlPoint: UnitPoint(x: y1, y: x1), endControlPoint: UnitPoint(x: y2, y: x2))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: UnitCurve(kind: .circularOutIn)
    case .circularOutIn: .circularEaseInOut
    }
  }

  /// The parameter that belongs to a time: the curve only grows along x.
  private func parameter(at time: Double, _ x1: Double, _ x2: Double) -> Double {
    if time == 0 || time == 1 { return time }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if cubic(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }

  private func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let linear = 3 * first
    let square = 3 * (second - first) - linear
    return (3 * (1 - linear - square) * t + 2 * square) * t + linear
  }
}
