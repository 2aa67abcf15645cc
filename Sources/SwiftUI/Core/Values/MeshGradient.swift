import Foundation

/// Colours on a net of points.
nonisolated public struct MeshGradient: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]

  /// Creates a net.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
  }

  func text(in environment: EnvironmentValues) -> String {
    "mesh \(width) × \(height) of \(colors.map { "\($0)" }.joined(separator: ", "))"
  }
}
