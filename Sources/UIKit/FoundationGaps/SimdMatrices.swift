// Matrices of the module `simd` with four columns, as transforms of layers are reckoned with.

public typealias double4x4 = simd_double4x4
public typealias float4x4 = simd_float4x4

/// Four columns of four numbers.
public struct simd_double4x4: Equatable, Sendable {
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// The zero matrix.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
  public static func == (x: Self, y: Self) -> Bool { x.columns == y.columns }
}

/// Four columns of four numbers.
public struct simd_float4x4: Equatable, Sendable {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// The zero matrix.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  public static func == (x: Self, y: Self) -> Bool { x.columns == y.columns }
}

public let matrix_identity_double4x4 = simd_double4x4(1)
public let matrix_identity_float4x4 = simd_float4x4(1)

/// What both kinds of numbers have in common.
public protocol _FourColumns {
  associatedtype Scalar: BinaryFloatingPoint & SIMDScalar
  typealias Column = SIMD4<Scalar>
  var columns: (Column, Column, Column, Column) { get set }
  init(columns: (Column, Column, Column, Column))
}
extension simd_double4x4: _FourColumns { public typealias Scalar = Double }
extension simd_float4x4: _FourColumns { public typealias Scalar = Float }

extension _FourColumns {
  /// The number in the diagonal, and zero elsewhere.
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }
  public init(diagonal: Column) {
    self.init(
      columns: (
        Column(diagonal.x, 0, 0, 0), Column(0, diagonal.y, 0, 0), Column(0, 0, diagonal.z, 0), Column(0, 0, 0, diagonal.w)
      ))
  }
  public init(_ col0: Column, _ col1: Column, _ col2: Column, _ col3: Column) { self.init(columns: (col0, col1, col2, col3)) }
  public init(_ columns: [Column]) {
    precondition(columns.count == 4, "a matrix has four columns")
    self.init(columns: (columns[0], columns[1], columns[2], columns[3]))
  }
  public init(rows: [Column]) { self = Self(rows).transpose }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("a matrix has four columns")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("a matrix has four columns")
      }
    }
  }
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    func row(_ number: Int) -> Column { Column(self[0, number], self[1, number], self[2, number], self[3, number]) }
    return Self(row(0), row(1), row(2), row(3))
  }

  fileprivate func map(_ body: (Column) -> Column) -> Self { Self(body(self[0]), body(self[1]), body(self[2]), body(self[3])) }
  fileprivate func map(_ other: Self, _ body: (Column, Column) -> Column) -> Self {
    Self(body(self[0], other[0]), body(self[1], other[1]), body(self[2], other[2]), body(self[3], other[3]))
  }
  /// The vector as a column.
  fileprivate func applied(to vector: Column) -> Column {
    let (left, right) = (self[0] * vector.x + self[1] * vector.y, self[2] * vector.z + self[3] * vector.w)
    return left + right
  }
}

// Operators are those of one type each: generic ones take part in every expression of an app, and long ones are no longer solved in time.

extension simd_double4x4 {
  public static prefix func - (x: Self) -> Self { x.map { -$0 } }
  public static func + (x: Self, y: Self) -> Self { x.map(y) { $0 + $1 } }
  public static func - (x: Self, y: Self) -> Self { x.map(y) { $0 - $1 } }
  public static func * (x: Double, y: Self) -> Self { y.map { $0 * x } }
  public static func * (x: Self, y: Double) -> Self { x.map { $0 * y } }
  /// The vector as a column.
  public static func * (x: Self, y: SIMD4<Double>) -> SIMD4<Double> { x.applied(to: y) }
  /// The vector as a row.
  public static func * (x: SIMD4<Double>, y: Self) -> SIMD4<Double> { y.transpose.applied(to: x) }
  public static func * (x: Self, y: Self) -> Self { y.map { x.applied(to: $0) } }
}

extension simd_float4x4 {
  public static prefix func - (x: Self) -> Self { x.map { -$0 } }
  public static func + (x: Self, y: Self) -> Self { x.map(y) { $0 + $1 } }
  public static func - (x: Self, y: Self) -> Self { x.map(y) { $0 - $1 } }
  public static func * (x: Float, y: Self) -> Self { y.map { $0 * x } }
  public static func * (x: Self, y: Float) -> Self { x.map { $0 * y } }
  /// The vector as a column.
  public static func * (x: Self, y: SIMD4<Float>) -> SIMD4<Float> { x.applied(to: y) }
  /// The vector as a row.
  public static func * (x: SIMD4<Float>, y: Self) -> SIMD4<Float> { y.transpose.applied(to: x) }
  public static func * (x: Self, y: Self) -> Self { y.map { x.applied(to: $0) } }
}

public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }
public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
