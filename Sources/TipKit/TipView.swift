import HeadlessCore

/// A tip among other views, as long as it may be seen.
@MainActor @preconcurrency public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let isPresented: Binding<Bool>?
  private let action: @MainActor @Sendable (Tips.Action) -> Void
  /// The binding says that the tip is shown once it is; only then can it say otherwise.
  @State private var hasAppeared = false

  public init(
    _ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) { (self.tip, self.isPresented, self.action) = (tip, isPresented, action) }
  public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip { self.init(tip.map { AnyTip($0) }, isPresented: isPresented, action: action) }

  public var body: some View {
    if let tip, !hasAppeared || isPresented?.wrappedValue != false, TipStore.current.shows(tip) {
      ShownTip(tip: tip, action: action)
        .onAppear {
          isPresented?.wrappedValue = true
          hasAppeared = true
        }
    }
  }
}

/// What a tip looks like.
struct ShownTip: View {
  let tip: any Tip
  let action: @MainActor @Sendable (Tips.Action) -> Void
  @Environment(\.tipViewStyle) private var style

  var body: some View {
    AnyView(styled(style))
      .onAppear { TipStore.current.appears(tip) }
  }

  private func styled(_ style: some TipViewStyle) -> any View {
    style.makeBody(configuration: TipViewStyleConfiguration(tip: tip, report: action))
  }
}

/// Tells the look of tips.
@MainActor @preconcurrency public protocol TipViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = TipViewStyleConfiguration
}

/// What a look is made of.
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  let report: @MainActor @Sendable (Tips.Action) -> Void

  @MainActor public var title: Text? { tip.title }
  @MainActor public var message: Text? { tip.message }
  @MainActor public var image: Image? { tip.image }
  /// The tip's buttons. Each does what it was made for, and tells the view.
  @MainActor public var actions: [Tips.Action] {
    tip.actions.enumerated().map { index, action in
      var numbered = action
      numbered.index = index
      let (plain, tell) = (numbered, report)
      numbered.handler = {
        plain.handler()
        MainActorAssumption.run { tell(plain) }
      }
      return numbered
    }
  }
}

/// The system's look: a picture beside the words, the buttons below them, and a cross.
public struct MiniTipViewStyle: TipViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  nonisolated public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct MiniTip: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLook) private var look

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = configuration.image {
        image.resizable().scaledToFit()
          .frame(width: look.imageSize?.width ?? 40, height: look.imageSize?.height ?? 40)
          .foregroundStyle(look.imageStyle ?? AnyShapeStyle(.tint))
      }
      VStack(alignment: .leading, spacing: 6) {
        HStack(alignment: .top) {
          configuration.title?.font(.headline)
          Spacer(minLength: 8)
          Button {
            configuration.tip.invalidate(reason: .tipClosed)
          } label: {
            Image(systemName: "xmark").font(.footnote).foregroundStyle(.secondary)
          }
          .accessibilityLabel("Close")
        }
        configuration.message?.font(.subheadline).foregroundStyle(.secondary)
        ForEach(configuration.actions) { action in
          Divider()
          Button(action: action.handler) { action.label().bold(action.index == 0) }
        }
      }
      // In a list each of them is a button of its own.
      .buttonStyle(.borderless)
    }
    .padding()
    .background(
      look.background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground)),
      in: RoundedRectangle(cornerRadius: look.cornerRadius ?? 13))
  }
}
