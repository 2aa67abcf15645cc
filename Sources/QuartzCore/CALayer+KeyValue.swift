import Foundation

/// Values by name: those that animations and apps ask for. Whatever else a layer is given is kept for it.
enum LayerKeys {
  /// Nil if the layer has no such value of its own.
  static func value(of layer: CALayer, _ path: String) -> Any?? {
    if path == "transform" { return .some(layer.transform) }
    if path.hasPrefix("transform.") {
      return TransformParts(layer.transform)[String(path.dropFirst("transform.".count))].map { .some($0) }
    }
    if let number = numbers[path] { return .some(NSNumber(value: Double(layer[keyPath: number]))) }
    if let number = floats[path] { return .some(NSNumber(value: layer[keyPath: number])) }
    if let flag = flags[path] { return .some(NSNumber(value: layer[keyPath: flag])) }
    switch path {
    case "bounds": return .some(layer.bounds)
    case "frame": return .some(layer.frame)
    case "position": return .some(layer.position)
    case "position.x": return .some(NSNumber(value: Double(layer.position.x)))
    case "position.y": return .some(NSNumber(value: Double(layer.position.y)))
    case "bounds.size": return .some(layer.bounds.size)
    case "backgroundColor": return .some(layer.backgroundColor)
    case "borderColor": return .some(layer.borderColor)
    case "shadowColor": return .some(layer.shadowColor)
    default: return nil
    }
  }

  /// False if the layer has no such value of its own.
  static func set(_ value: Any?, of layer: CALayer, _ path: String) -> Bool {
    if path.hasPrefix("transform."), let number = number(value) {
      var parts = TransformParts(layer.transform)
      guard parts.set(number, String(path.dropFirst("transform.".count))) else { return false }
      layer.transform = parts.transform
      return true
    }
    if let key = numbers[path], let number = number(value) {
      layer[keyPath: key] = number
    } else if let key = floats[path], let number = number(value) {
      layer[keyPath: key] = Float(number)
    } else if let key = flags[path], let number = number(value) {
      layer[keyPath: key] = number != 0
    } else {
      return setGeometry(value, of: layer, path)
    }
    return true
  }

  private static func setGeometry(_ value: Any?, of layer: CALayer, _ path: String) -> Bool {
    switch (path, value) {
    case ("transform", let transform as CATransform3D): layer.transform = transform
    case ("bounds", let rect as CGRect): layer.bounds = rect
    case ("frame", let rect as CGRect): layer.frame = rect
    case ("position", let point as CGPoint): layer.position = point
    case ("position.x", _): number(value).map { layer.position.x = $0 }
    case ("position.y", _): number(value).map { layer.position.y = $0 }
    case ("backgroundColor", let color as CGColor): layer.backgroundColor = color
    case ("borderColor", let color as CGColor): layer.borderColor = color
    case ("shadowColor", let color as CGColor): layer.shadowColor = color
    default: return false
    }
    return true
  }

  private nonisolated(unsafe) static let numbers: [String: ReferenceWritableKeyPath<CALayer, CGFloat>] = [
    "cornerRadius": \.cornerRadius, "borderWidth": \.borderWidth, "shadowRadius": \.shadowRadius, "zPosition": \.zPosition,
    "contentsScale": \.contentsScale, "bounds.size.width": \.bounds.size.width, "bounds.size.height": \.bounds.size.height,
    "bounds.origin.x": \.bounds.origin.x, "bounds.origin.y": \.bounds.origin.y,
  ]
  private nonisolated(unsafe) static let floats: [String: ReferenceWritableKeyPath<CALayer, Float>] =
    ["opacity": \.opacity, "shadowOpacity": \.shadowOpacity, "speed": \.speed]
  private nonisolated(unsafe) static let flags: [String: ReferenceWritableKeyPath<CALayer, Bool>] =
    ["hidden": \.isHidden, "masksToBounds": \.masksToBounds, "doubleSided": \.isDoubleSided]

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// A transform taken apart into sizes, turns about the axes and a way, as `transform.rotation.x` names them.
struct TransformParts {
  private var scale: [CGFloat]
  private var rotation: [CGFloat]
  private var translation: [CGFloat]
  /// How things get smaller farther away.
  private var perspective: [CGFloat]

  init(_ t: CATransform3D) {
    let rows = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]]
    scale = rows.map { row in row.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    let turn = zip(rows, scale).map { row, size in size == 0 ? row : row.map { $0 / size } }
    rotation = [
      atan2(turn[1][2], turn[2][2]), asin(max(-1, min(1, -turn[0][2]))), atan2(turn[0][1], turn[0][0]),
    ]
    translation = [t.m41, t.m42, t.m43]
    let column = [t.m14, t.m24, t.m34]
    let sizes = scale
    perspective = (0..<3).map { axis in (0..<3).reduce(0) { $0 + (sizes[$1] == 0 ? 0 : turn[$1][axis] * column[$1] / sizes[$1]) }
    }
  }

  subscript(_ name: String) -> Any? {
    switch name {
    case "rotation": return number(rotation[2])
    case "scale": return number(scale.reduce(0, +) / 3)
    case "translation": return CGSize(width: translation[0], height: translation[1])
    default:
      guard let (part, axis) = Self.place(name) else { return nil }
      return number(self[keyPath: part][axis])
    }
  }

  private func number(_ value: CGFloat) -> NSNumber { NSNumber(value: Double(value)) }

  /// False for a name that is no number's.
  mutating func set(_ number: CGFloat, _ name: String) -> Bool {
    if name == "rotation" {
      rotation[2] = number
    } else if name == "scale" {
      scale = [number, number, number]
    } else if let (part, axis) = Self.place(name) {
      self[keyPath: part][axis] = number
    } else {
      return false
    }
    return true
  }

  var transform: CATransform3D {
    var result = CATransform3DIdentity
    result.m14 = perspective[0]
    result.m24 = perspective[1]
    result.m34 = perspective[2]
    result = CATransform3DRotate(result, rotation[2], 0, 0, 1)
    result = CATransform3DRotate(result, rotation[1], 0, 1, 0)
    result = CATransform3DRotate(result, rotation[0], 1, 0, 0)
    result = CATransform3DScale(result, scale[0], scale[1], scale[2])
    result.m41 = translation[0]
    result.m42 = translation[1]
    result.m43 = translation[2]
    return result
  }

  /// `rotation.x`.
  private static func place(_ name: String) -> (WritableKeyPath<TransformParts, [CGFloat]>, Int)? {
    let words = name.split(separator: ".")
    guard words.count == 2, let axis = ["x": 0, "y": 1, "z": 2][words[1]] else { return nil }
    switch words[0] {
    case "rotation": return (\.rotation, axis)
    case "scale": return (\.scale, axis)
    case "translation": return (\.translation, axis)
    default: return nil
    }
  }
}
