import CellTrace
import Foundation
import HeadlessCore

/// Progress, as a ring or a bar.
nonisolated public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
  let label: Label
  let current: CurrentValueLabel
  let fraction: Double?

  init(label: Label, current: CurrentValueLabel, fraction: Double?) {
    self.label = label
    self.current = current
    self.fraction = fraction
  }

  /// The progress in the look its surroundings ask for.
  @MainActor public var body: some View {
    StyledView {
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self ? nil : .init(source: TypedModifiedSource(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(source: TypedModifiedSource(current)))
    }
  }
}

nonisolated extension ProgressView {
  /// Creates a bar with a label and its value.
  public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(label: label(), current: currentValueLabel(), fraction: value.map { Double($0 / total) })
  }
}

nonisolated extension ProgressView
where Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel? {
  /// Creates progress of what a style was told.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(label: configuration.label, current: configuration.currentValueLabel, fraction: configuration.fractionCompleted)
  }
}

/// What a style of progress is told.
nonisolated public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label: View, SourceView {
    let source: ModifiedSource?
  }
  /// The value as a label.
  public struct CurrentValueLabel: View, SourceView {
    let source: ModifiedSource?
  }
  /// How much is done, between 0 and 1; nil if nobody knows.
  public let fractionCompleted: Double?
  /// The label.
  public var label: ProgressViewStyleConfiguration.Label?
  /// The value as a label.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// The system's look: the indicator above its labels.
private nonisolated struct PlainProgress: View, HelperView {
  let configuration: ProgressViewStyleConfiguration
  /// A ring or a bar whatever is known; nil: a bar where it is known how much is done.
  var isRing: Bool?
  @MainActor var body: some View {
    VStack(spacing: 4) {
      ProgressIndicator(
        fraction: configuration.fractionCompleted, isRing: isRing ?? (configuration.fractionCompleted == nil))
      configuration.label
      configuration.currentValueLabel
    }
  }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a ring.
  public init() where Label == EmptyView { self.init(label: EmptyView(), current: EmptyView(), fraction: nil) }
  /// Creates a ring with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(label: label(), current: EmptyView(), fraction: nil) }
  /// Creates a ring with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey), current: EmptyView(), fraction: nil)
  }
  /// Creates a ring with a title.
  @_disfavoredOverload
  public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), current: EmptyView(), fraction: nil)
  }
  /// Creates a bar.
  public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, V: BinaryFloatingPoint {
    self.init(label: EmptyView(), current: EmptyView(), fraction: value.map { Double($0 / total) })
  }
  /// Creates a bar with a label.
  public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where V: BinaryFloatingPoint {
    self.init(label: label(), current: EmptyView(), fraction: value.map { Double($0 / total) })
  }
  /// Creates a bar with a title.
  public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text, V: BinaryFloatingPoint {
    self.init(label: Text(titleKey), current: EmptyView(), fraction: value.map { Double($0 / total) })
  }
  /// Creates a bar with a title.
  @_disfavoredOverload
  public init<S, V>(_ title: S, value: V?, total: V = 1.0) where Label == Text, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(label: Text(title), current: EmptyView(), fraction: value.map { Double($0 / total) })
  }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a bar that fills through a stretch of time: what it shows now.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = length > 0 ? min(max(Date().timeIntervalSince(timerInterval.lowerBound) / length, 0), 1) : 1
    self.init(label: label(), current: EmptyView(), fraction: countsDown ? 1 - passed : passed)
  }
  /// Creates a bar that fills through a stretch of time: what it shows now.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a bar of work under way, as far as it has come when the bar is made; a ring where nobody knows how much there is to do. Its
  /// texts are not shown.
  public init(_ progress: Progress) {
    self.init(label: EmptyView(), current: EmptyView(), fraction: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}

/// The ring or bar itself (LY-28).
nonisolated struct ProgressIndicator: LeafView {
  let fraction: Double?
  let isRing: Bool
  static var leafName: String { "Indicator" }
  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent {
    ResolvedProgress(fraction, isRing, environment.builtin.tint?.text(in: environment))
  }
}

@MainActor private final class ResolvedProgress: LeafContent {
  private let fraction: Double?
  private let isRing: Bool
  private let tint: String?

  init(_ fraction: Double?, _ isRing: Bool, _ tint: String?) {
    self.fraction = fraction
    self.isRing = isRing
    self.tint = tint
  }

  override func isSame(as other: LeafContent) -> Bool {
    let other = unsafeDowncast(other, to: ResolvedProgress.self)
    return fraction == other.fraction && isRing == other.isRing && tint == other.tint
  }

  override var role: Element.Role { .progress }
  override var properties: [(name: String, value: String)] {
    [("value", fraction.map { NumberText.of($0) } ?? "indeterminate")] + (tint.map { [("tint", $0)] } ?? [])
  }
  override func size(_ proposal: Proposal, _ node: ViewNode) -> LayoutSize {
    if isRing { return LayoutSize(width: 20, height: 20) }
    return LayoutSize(width: proposal.width < 0 ? 100 : proposal.width, height: 4)
  }
}

/// Decides how progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The look of progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a style is told.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The look that suits the place.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { PlainProgress(configuration: configuration) }
}
/// A ring.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  private var color: Color?
  /// Creates it.
  public init() {}
  /// Creates it in a colour.
  public init(tint: Color) { color = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlainProgress(configuration: configuration, isRing: true).tinted(color)
  }
}
/// A bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  private var color: Color?
  /// Creates it.
  public init() {}
  /// Creates it in a colour.
  public init(tint: Color) { color = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlainProgress(configuration: configuration, isRing: false).tinted(color)
  }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that suits the place.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension View {
  /// Gives progress below a look.
  public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    modifier(
      StyleWriter(
        style: AnyControlStyle(style) { $0.makeBody(configuration: $1) },
        recordedAs: "progressViewStyle"))
  }
}

nonisolated extension ProgressViewStyleConfiguration: StyleConfiguration {
  static var automaticStyle: AnyControlStyle<Self> {
    AnyControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
  }
}
