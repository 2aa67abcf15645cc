import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// The content view of a hosted cell: owns one view graph for as long as the cell keeps it.
@MainActor final class HostingContentView<Content: View, Background: View>: HostingView, UIContentView {
  private var current: UIHostingConfiguration<Content, Background>
  private var backgroundHost: HostingView?

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    current = configuration
    super.init(
      graph: ViewGraph(
        root: HostingContentView.root(configuration, in: .detached), environment: HostingPlace.detached.environment(for: nil)))
    if Background.self != EmptyView.self {
      backgroundHost = HostingView(graph: ViewGraph(root: configuration.background, environment: EnvironmentValues()))
    }
    apply()
  }

  required init?(coder: NSCoder) { nil }

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
    graph.setRoot(HostingContentView.root(current, in: place), environment: place.environment(for: current.state))
    if let backgroundHost {
      backgroundHost.graph.setRoot(current.background, environment: nil)
      place.cell?.insertSubview(backgroundHost, at: 0)
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

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { backgroundHost?.removeFromSuperview() }
    apply()
  }

  override var appeared: Bool {
    didSet { backgroundHost?.appeared = appeared }
  }

  private static func root(
    _ configuration: UIHostingConfiguration<Content, Background>, in place: HostingPlace
  ) -> HostedRoot<Content> {
    HostedRoot(
      content: configuration.content, margins: configuration.margins.resolved(over: place.defaultMargins),
      minWidth: configuration.minWidth, minHeight: configuration.minHeight ?? place.defaultMinHeight,
      isInList: place.isInList)
  }
}

/// What hosting wraps around the content: margins inside, least size outside (UH-04); lists align short content to the
/// leading edge, other places centre it (UH-05).
struct HostedRoot<Content: View>: View {
  var content: Content
  var margins: EdgeInsets
  var minWidth: CGFloat?
  var minHeight: CGFloat?
  var isInList: Bool

  var body: some View {
    content
      .padding(margins)
      .frame(
        minWidth: minWidth, maxWidth: isInList ? .infinity : nil, minHeight: minHeight,
        alignment: isInList ? .leading : .center)
  }
}

/// Texts of this folder that users read.
enum HostingText {
  /// UH-21
  static func controllerInConfiguration(_ type: String) -> String {
    "\(type) is a UIViewControllerRepresentable. UIViewControllerRepresentable is not supported inside of "
      + "UIHostingConfiguration."
  }

  static let otherConfigurationType =
    "The type of the new configuration does not match the type of the UIHostingConfiguration that the content view was "
    + "initially created with. Make a new content view from the new configuration instead."
}
