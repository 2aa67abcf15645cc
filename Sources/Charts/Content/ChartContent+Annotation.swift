import SwiftUI

/// Where a view stands beside its mark.
nonisolated public struct AnnotationPosition: Equatable, Sendable {
  let name: String
  /// How far the view lies beside the mark's middle: -1 before or above, 1 after or below.
  let x: Double
  let y: Double
  /// What suits the mark.
  public static let automatic = AnnotationPosition(name: "automatic", x: 0, y: -1)
  /// In front of it.
  public static let overlay = AnnotationPosition(name: "overlay", x: 0, y: 0)
  /// Above it.
  public static let top = AnnotationPosition(name: "top", x: 0, y: -1)
  /// Below it.
  public static let bottom = AnnotationPosition(name: "bottom", x: 0, y: 1)
  /// Before it.
  public static let leading = AnnotationPosition(name: "leading", x: -1, y: 0)
  /// After it.
  public static let trailing = AnnotationPosition(name: "trailing", x: 1, y: 0)
  /// Above and before it.
  public static let topLeading = AnnotationPosition(name: "topLeading", x: -1, y: -1)
  /// Above and after it.
  public static let topTrailing = AnnotationPosition(name: "topTrailing", x: 1, y: -1)
  /// Below and before it.
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading", x: -1, y: 1)
  /// Below and after it.
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing", x: 1, y: 1)
}

/// What happens to a view that does not fit beside its mark; here it is drawn where it stands.
nonisolated public struct AnnotationOverflowResolution: Equatable, Sendable {
  /// What happens along an axis.
  public struct Strategy: Equatable, Sendable {
    let name: String
    /// What suits the chart.
    public static let automatic = Strategy(name: "automatic")
    /// Nothing.
    public static let disabled = Strategy(name: "disabled")
    /// It is moved inside.
    public static let fit = Strategy(name: "fit")
    /// It is moved inside something.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit") }
    /// The scale grows.
    public static let padScale = Strategy(name: "padScale")
  }
  /// What a view is kept inside of.
  public struct Boundary: Equatable, Sendable {
    let name: String
    /// What suits the chart.
    public static let automatic = Boundary(name: "automatic")
    /// The chart.
    public static let chart = Boundary(name: "chart")
    /// The plot.
    public static let plot = Boundary(name: "plot")
  }
  let x: Strategy
  let y: Strategy
  /// What happens along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
  /// What suits the chart.
  public static let automatic = AnnotationOverflowResolution()
}

/// What a view at a mark is told.
nonisolated public struct AnnotationContext: Sendable {
  /// The size of the mark.
  public let targetSize: CGSize
}

nonisolated extension ChartContent {
  /// Puts a view at every mark.
  public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent where C: View {
    changed {
      $0.annotations.append(
        PlotAnnotation(position: position, alignment: alignment, spacing: spacing ?? 4, content: AnyView(content())))
    }
  }
  /// Puts a view at every mark.
  public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent where C: View {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }
  /// Puts a view at every mark that is told the mark's size; here it is told of a point.
  public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (_ context: AnnotationContext) -> C
  ) -> some ChartContent where C: View {
    annotation(position: position, alignment: alignment, spacing: spacing) { content(AnnotationContext(targetSize: .zero)) }
  }
}
