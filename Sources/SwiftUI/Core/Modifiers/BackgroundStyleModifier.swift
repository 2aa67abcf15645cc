nonisolated extension View {
  /// Sets what grounds below are filled with.
  public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(StyleRecord(name: "backgroundStyle", style: style, suffix: ""))
  }
  /// Makes the view as long as a closure says for the length of the container it is in; here, what it is offered.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { modifier(ContainerLength(axes: axes, alignment: alignment, length: length)) }
}

/// A length that follows from what is offered.
nonisolated struct ContainerLength: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  static var changesLayout: Bool { true }

  private func inner(_ proposal: Proposal) -> Proposal {
    func part(_ offered: Double, _ axis: Axis) -> Double {
      offered >= 0 && offered.isFinite ? max(0, Double(length(CGFloat(offered), axis))) : offered
    }
    var inner = proposal
    if axes.contains(.horizontal) { inner.width = part(proposal.width, .horizontal) }
    if axes.contains(.vertical) { inner.height = part(proposal.height, .vertical) }
    return inner
  }

  @MainActor func size(of child: LayoutItem, _ proposal: Proposal, _ environment: EnvironmentValues) -> LayoutSize {
    let inner = inner(proposal)
    var size = child.size(inner)
    if axes.contains(.horizontal), inner.width >= 0, inner.width.isFinite { size.width = inner.width }
    if axes.contains(.vertical), inner.height >= 0, inner.height.isFinite { size.height = inner.height }
    return size
  }

  @MainActor func place(
    _ child: LayoutItem, in frame: LayoutRect, _ proposal: Proposal, _ environment: EnvironmentValues
  ) { child.place(alignedIn: frame, alignment, inner(proposal)) }
}
