/// What modifiers say of the look of tips.
struct TipLook {
  var background: AnyShapeStyle?
  var imageStyle: AnyShapeStyle?
  var imageSize: CGSize?
  var cornerRadius: Double?
}

extension EnvironmentValues {
  @Entry var tipLook: TipLook = TipLook()
  @Entry var tipViewStyle: any TipViewStyle = MiniTipViewStyle()
}

nonisolated extension View {
  /// Shows a tip above the view as long as it may be seen. Without room for a popover it is a sheet here; on a phone it stays one.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(PopoverTip(tip: tip, isPresented: nil, action: action)) }
  /// Shows a tip above the view as long as it may be seen.
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(PopoverTip(tip: tip, isPresented: isPresented, action: action)) }
  /// Shows a tip above the view as long as it may be seen and the binding does not say otherwise.
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(PopoverTip(tip: tip, isPresented: isPresented, action: action)) }
  /// Sets the look of tips in the view.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { environment(\.tipViewStyle, style) }
  /// Sets what is behind tips.
  public func tipBackground(_ style: some ShapeStyle) -> some View {
    transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
  }
  /// Sets how tips' pictures are filled.
  public func tipImageStyle(_ style: some ShapeStyle) -> some View {
    transformEnvironment(\.tipLook) { $0.imageStyle = AnyShapeStyle(style) }
  }
  /// Sets how large tips' pictures are.
  public func tipImageSize(_ size: CGSize) -> some View { transformEnvironment(\.tipLook) { $0.imageSize = size } }
  /// Rounds the corners of tips.
  public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipLook) { $0.cornerRadius = cornerRadius }
  }
}

/// A tip that is presented while it may be seen, until it is left.
private struct PopoverTip: ViewModifier {
  let tip: (any Tip)?
  let isPresented: Binding<Bool>?
  let action: @MainActor @Sendable (Tips.Action) -> Void
  /// The tip that was left without being closed: it stays away as long as the view lives.
  @State private var left: String?
  /// The binding says that the tip is shown once it is; only then can it say otherwise.
  @State private var hasAppeared = false

  func body(content: Content) -> some View {
    let isNow = isShown
    content
      .popover(isPresented: Binding(get: { isNow }, set: { if !$0 { leave() } })) {
        if let tip {
          ShownTip(tip: tip, action: action)
            .onAppear {
              isPresented?.wrappedValue = true
              hasAppeared = true
            }
        }
      }
  }

  private var isShown: Bool {
    guard let tip, left != tip.id, !hasAppeared || isPresented?.wrappedValue != false else { return false }
    return TipStore.current.shows(tip)
  }

  private func leave() {
    left = tip?.id
    isPresented?.wrappedValue = false
  }
}
