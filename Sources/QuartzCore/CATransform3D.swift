/// A 4×4 matrix for row vectors.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 0
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 0
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 0
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 0

  /// The zero matrix, not the identity.
  public init() {}

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    rows = [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }
}

public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3DMakeScale(1, 1, 1)
  result.m41 = tx
  result.m42 = ty
  result.m43 = tz
  return result
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  result.m11 = sx
  result.m22 = sy
  result.m33 = sz
  result.m44 = 1
  return result
}

/// A rotation by `angle` radians about the axis (x, y, z); the identity for an axis without length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let axis = (x: x / length, y: y / length, z: z / length)
  let sine = sin(angle)
  let cosine = cos(angle)
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + axis.x * axis.x * rest, m12: axis.x * axis.y * rest + axis.z * sine,
    m13: axis.x * axis.z * rest - axis.y * sine, m14: 0,
    m21: axis.x * axis.y * rest - axis.z * sine, m22: cosine + axis.y * axis.y * rest,
    m23: axis.y * axis.z * rest + axis.x * sine, m24: 0,
    m31: axis.x * axis.z * rest + axis.y * sine, m32: axis.y * axis.z * rest - axis.x * sine,
    m33: cosine + axis.z * axis.z * rest, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// `a × b`: applies `a` first.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  var result = CATransform3D()
  let right = b.rows
  result.rows = a.rows.map { row in
    (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] } }
  }
  return result
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DMakeTranslation(m.tx, m.ty, 0)
  result.m11 = m.a
  result.m12 = m.b
  result.m21 = m.c
  result.m22 = m.d
  return result
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether the matrix is that of an affine transform, which moves within the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  [t.m13, t.m14, t.m23, t.m24, t.m31, t.m32, t.m34, t.m43].allSatisfy { $0 == 0 } && t.m33 == 1 && t.m44 == 1
}

/// The transform that undoes this one; the same one if nothing does.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss and Jordan: what turns the matrix into the identity turns the identity into the inverse.
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[pivot][column] != 0 else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let factor = left[column][column]
    left[column] = left[column].map { $0 / factor }
    right[column] = right[column].map { $0 / factor }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] = zip(left[row], left[column]).map { $0 - factor * $1 }
      right[row] = zip(right[row], right[column]).map { $0 - factor * $1 }
    }
  }
  var result = CATransform3D()
  result.rows = right
  return result
}

extension CATransform3D {
  fileprivate var rows: [[CGFloat]] {
    get { [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]] }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}
