// What code of lists uses of the module `simd`, for single numbers.

/// The number at a part of the way from one to another.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + (y - x) * t }
/// The number at a part of the way from one to another.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + (y - x) * t }
/// The number, or the limit that it is beyond.
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.max(min, Swift.min(max, x)) }
/// The number, or the limit that it is beyond.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.max(min, Swift.min(max, x)) }
