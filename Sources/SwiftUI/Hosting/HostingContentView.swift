import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// The content view of a hosted cell: owns one view graph for as long as the cell keeps it.
@MainActor final class HostingContentView<Content: View, Background: View>: HostingView, UIContentView {
  private var current: UIHostingConfiguration<Content, Background>
  private var backgroundHost: HostingView?
  private var surroundings: HostedSurroundings
  /// Whether the last cell it was in was a list's; nil before it was in one.
  private var wasInList: Bool?

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    current = configuration
    surroundings = HostedSurroundings(.detached, configuration.state)
    let environment = surroundings.environment
    super.init(
      graph: ViewGraph(root: HostingContentView.root(configuration, in: .detached), environment: environment))
    if Background.self != EmptyView.self {
      backgroundHost = HostingView(graph: ViewGraph(root: configuration.background, environment: environment))
    }
    apply()
  }

  required init?(coder: NSCoder) { nil }

  override var nameInTraces: String? { "UIHostingConfiguration" }

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let configuration = newValue as? UIHostingConfiguration<Content, Background> else {
        UIKitExceptions.end("UH-15", HostingText.otherConfigurationType)
      }
      current = configuration
      apply()
    }
  }

  /// Puts the current configuration into the graph, with the margins of the place the view is in.
  override func apply() {
    let place = HostingPlace(of: self)
    let now = HostedSurroundings(place, current.state, superview == nil ? nil : self)
    let environment = now == surroundings ? nil : now.environment
    surroundings = now
    graph.setRoot(HostingContentView.root(current, in: place), environment: environment)
    if let backgroundHost {
      backgroundHost.graph.setRoot(current.background, environment: environment)
      place.cell?.insertSubview(backgroundHost, at: 0)
    }
    if place.cell != nil {
      // A list's environment is another graph: nothing survives the way there or back (UH-19).
      if let wasInList, wasInList != place.isInList { graph.resetState() }
      wasInList = place.isInList
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The background fills the cell, not the content view, whose width accessories reduce (UH-09).
    if let backgroundHost, let cell = HostingPlace(of: self).cell {
      if backgroundHost.superview !== cell { cell.insertSubview(backgroundHost, at: 0) }
      backgroundHost.frame = cell.bounds
    }
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    apply()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil else {
      backgroundHost?.removeFromSuperview()
      return
    }
    apply()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // In a cell the list says when content shows; anywhere else the window does.
    if HostingPlace(of: self).cell == nil { appeared = window != nil }
  }

  override var appeared: Bool {
    didSet { backgroundHost?.appeared = appeared }
  }

  /// Rows keep away from the unsafe area at their sides only: above and below they scroll through it.
  override var unsafeInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if let cell = HostingPlace(of: self).cell, cell.isCellOutOfList {
      Probe.post(.warning(ledgerID: "UH-34", text: HostingText.measuredOutOfList("\(type(of: cell))")))
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override func swipeActions(for edge: CellTrace.Edge) -> UISwipeActionsConfiguration? {
    // Outside lists the modifier does nothing, without a word (UH-27).
    HostingPlace(of: self).isInList ? super.swipeActions(for: edge) : nil
  }

  private static func root(
    _ configuration: UIHostingConfiguration<Content, Background>, in place: HostingPlace
  ) -> HostedRoot<Content> {
    HostedRoot(
      content: configuration.content, margins: configuration.margins.resolved(over: place.defaultMargins),
      minWidth: configuration.minWidth, minHeight: configuration.minHeight ?? place.defaultMinHeight,
      isInList: place.isInList, isSelected: configuration.state?.isSelected == true)
  }
}

extension HostingContentView: SeparatorGuiding {
  /// The guides the content sets; else the first text says where the separator begins, unless that is where rows begin anyway.
  var separatorInsets: (leading: CGFloat?, trailing: CGFloat?) {
    let set = graph.separatorGuides
    let margin = current.margins.resolved(over: HostingPlace(of: self).defaultMargins).leading
    let text = graph.firstTextEdge.flatMap { abs($0 - Double(margin)) < 0.01 ? nil : $0 }
    return ((set.leading ?? text).map { CGFloat($0) }, set.trailing.map { bounds.width - CGFloat($0) })
  }
}

/// What hosting wraps around the content: margins inside, least size outside (UH-04); lists align short content to the
/// leading edge, other places centre it (UH-05). A selected cell's content is told so to assistive technology (UH-16).
struct HostedRoot<Content: View>: View {
  var content: Content
  var margins: EdgeInsets
  var minWidth: CGFloat?
  var minHeight: CGFloat?
  var isInList: Bool
  var isSelected: Bool

  var body: some View {
    content
      .padding(margins)
      .frame(
        minWidth: minWidth, maxWidth: isInList ? .infinity : nil, minHeight: minHeight,
        alignment: isInList ? .leading : .center
      )
      .modifier(SelectedRowTrait(isSelected: isSelected))
  }
}

/// Tells assistive technology that a row is selected.
private struct SelectedRowTrait: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let isSelected: Bool

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    isSelected ? RecordedModifier(name: "accessibilityAddTraits", value: AccessibilityTraits.isSelected.text) : nil
  }
}
