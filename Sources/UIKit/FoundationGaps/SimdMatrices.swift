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

  public static prefix func - (x: Self) -> Self { Self(-x[0], -x[1], -x[2], -x[3]) }
  public static func + (x: Self, y: Self) -> Self { Self(x[0] + y[0], x[1] + y[1], x[2] + y[2], x[3] + y[3]) }
  public static func - (x: Self, y: Self) -> Self { Self(x[0] - y[0], x[1] - y[1], x[2] - y[2], x[3] - y[3]) }
  public static func * (x: Scalar, y: Self) -> Self { Self(x * y[0], x * y[1], x * y[2], x * y[3]) }
  public static func * (x: Self, y: Scalar) -> Self { y * x }
  /// The vector as a column.
  public static func * (x: Self, y: Column) -> Column { x[0] * y.x + x[1] * y.y + x[2] * y.z + x[3] * y.w }
  /// The vector as a row.
  public static func * (x: Column, y: Self) -> Column { y.transpose * x }
  public static func * (x: Self, y: Self) -> Self { Self(x * y[0], x * y[1], x * y[2], x * y[3]) }
}

public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }
public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
