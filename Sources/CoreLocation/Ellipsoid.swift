import Foundation

/// The earth as maps have it (WGS 84), somewhat flat at its poles.
enum Ellipsoid {
  private static let radius = 6_378_137.0
  private static let flattening = 1 / 298.257223563
  private static let polarRadius = radius * (1 - flattening)

  /// In metres along the surface: Vincenty's inverse formula, which ends after a few rounds but for places opposite of each other, for
  /// which a round earth answers.
  static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
    let degree = Double.pi / 180
    if from.latitude == to.latitude, from.longitude == to.longitude { return 0 }
    let turn = (to.longitude - from.longitude) * degree
    let (first, second) = (reduced(from.latitude * degree), reduced(to.latitude * degree))
    let (sin1, cos1, sin2, cos2) = (sin(first), cos(first), sin(second), cos(second))
    var angle = turn
    for _ in 0..<100 {
      let across = cos2 * sin(angle), along = cos1 * sin2 - sin1 * cos2 * cos(angle)
      let sinArc = (across * across + along * along).squareRoot()
      let cosArc = sin1 * sin2 + cos1 * cos2 * cos(angle)
      if sinArc == 0 { return cosArc > 0 ? 0 : onSphere(from, to) }
      let arc = atan2(sinArc, cosArc)
      let sinAzimuth = cos1 * cos2 * sin(angle) / sinArc, rest = 1 - sinAzimuth * sinAzimuth
      // Along the equator there is no middle.
      let middle = rest == 0 ? 0 : cosArc - 2 * sin1 * sin2 / rest
      let part = flattening / 16 * rest * (4 + flattening * (4 - 3 * rest))
      let last = angle
      angle =
        turn + (1 - part) * flattening * sinAzimuth
        * (arc + part * sinArc * (middle + part * cosArc * (2 * middle * middle - 1)))
      if abs(angle - last) < 1e-12 { return length(rest, arc, sinArc, cosArc, middle) }
    }
    return onSphere(from, to)
  }

  private static func reduced(_ latitude: Double) -> Double { atan((1 - flattening) * tan(latitude)) }

  private static func length(_ rest: Double, _ arc: Double, _ sinArc: Double, _ cosArc: Double, _ middle: Double) -> Double {
    let square = rest * (radius * radius - polarRadius * polarRadius) / (polarRadius * polarRadius)
    let a = 1 + square / 16_384 * (4096 + square * (square * (320 - 175 * square) - 768))
    let b = square / 1024 * (256 + square * (square * (74 - 47 * square) - 128))
    let inner = cosArc * (2 * middle * middle - 1) - b / 6 * middle * (4 * sinArc * sinArc - 3) * (4 * middle * middle - 3)
    return polarRadius * a * (arc - b * sinArc * (middle + b / 4 * inner))
  }

  private static func onSphere(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
    let degree = Double.pi / 180
    let rise = sin((to.latitude - from.latitude) * degree / 2), turn = sin((to.longitude - from.longitude) * degree / 2)
    let half = rise * rise + cos(from.latitude * degree) * cos(to.latitude * degree) * turn * turn
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
}
