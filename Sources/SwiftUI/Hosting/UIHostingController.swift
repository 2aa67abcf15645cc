import HeadlessCore
@_spi(CellHarness) import UIKit

/// What a hosting controller keeps in step with its content's ideal size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Keeps `preferredContentSize` at the ideal size (HC-03).
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// Invalidates the view's intrinsic size when the ideal size changes (HC-03).
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// A view controller that shows a SwiftUI view.
///
/// Setting ``rootView`` updates in place; nothing resets state (HC-01).
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private struct Surroundings: Equatable {
    var traits = UITraitCollection.standard
    var state = UIApplication.State.active
    var isEditing = false
  }

  private let host: ControllerHostingView
  /// What the content's environment was made from.
  private var surroundings = Surroundings()
  private var content: Content
  /// What the content's environment begins with: that of the view that presents it.
  private var given = EnvironmentValues()

  /// The ideal size that was told last.
  private var idealSize: CGSize?

  /// Creates a controller for content in a storyboard's place. An app's class may begin with it.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    content = rootView
    host = ControllerHostingView(graph: ViewGraph(root: rootView, environment: EnvironmentValues()))
    super.init(coder: aDecoder)
    show(rootView)
  }

  public init(rootView: Content) {
    content = rootView
    host = ControllerHostingView(graph: ViewGraph(root: rootView, environment: EnvironmentValues()))
    super.init(nibName: nil, bundle: nil)
    show(rootView)
  }

  private func show(_ rootView: Content) {
    host.onSurroundingsChange = { [weak self] in self?.followSurroundings() }
    host.regions = { [weak self] in self.map { $0.isDetached ? [] : $0.safeAreaRegions } ?? [] }
    // An edit button in the content starts the editing of this controller.
    given.isOpenedAlone = Self.isOpenedAlone
    var environment = given
    environment.editMode = editMode
    host.graph.setRoot(rootView, environment: environment)
    // Without an option nothing but the content itself learns of another size (HC-03).
    host.graph.onIdealSizeChange = nil
    host.graph.onLayoutChange = { [weak self] in self?.followIdealSize() }
  }

  /// True for what a screen shows first, if that is not an app as it opens.
  private static var isOpenedAlone: Bool {
    AppSurroundings.end = { lacked in
      if let handler = UIKitExceptions.missingHandler { handler(lacked) }
    }
    let application = UIApplication.shared
    return application.windows.isEmpty && application.connectedScenes.allSatisfy { $0.delegate == nil }
      && !HostingRunState.current.opensWholeApp
  }

  /// True if only the view is used: what comes from the hierarchy of controllers does not reach it (HC-05).
  private var isDetached: Bool { host.window != nil && HostingMisuse.isDetached(host) }

  /// The content's environment is what the controller's traits say; those of a controller that is in no hierarchy say nothing.
  private func followSurroundings() {
    guard !isDetached else { return }
    let now = Surroundings(
      traits: traitCollection, state: UIApplication.shared.applicationState, isEditing: isEditing)
    guard now != surroundings else { return }
    surroundings = now
    var environment = given
    environment.adopt(traitCollection)
    environment.editMode = editMode
    host.graph.setRoot(content, environment: environment)
    host.setNeedsLayout()
  }

  /// Whether lists in the content are edited: what an edit button there writes, and what the controller is told. Another value
  /// is another binding, so that what reads it is brought up to date.
  private var editMode: Binding<EditMode> {
    let mode = isEditing ? EditMode.active : .inactive
    return Binding(read: { mode }, write: { [weak self] in self?.setEditing($0.isEditing, animated: true) })
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    super.setEditing(editing, animated: animated)
    surroundings.isEditing = editing
    var environment = host.graph.environment
    environment.editMode = editMode
    host.graph.setRoot(content, environment: environment)
    host.setNeedsLayout()
  }

  public required init?(coder: NSCoder) { nil }

  public var rootView: Content {
    get { content }
    set {
      content = newValue
      if RunState.current.measuresOldRootUntilLayout, host.window != nil { host.rendersLater = true }
      host.graph.setRoot(newValue, environment: nil)
      host.setNeedsLayout()
    }
  }

  /// Shows content in an environment of its own.
  func replace(_ content: Content, _ environment: EnvironmentValues) {
    self.content = content
    given = environment
    host.graph.setRoot(content, environment: environment)
    host.setNeedsLayout()
  }

  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet {
      idealSize = nil
      followIdealSize()
    }
  }

  /// Which parts of the unsafe area content keeps away from (HC-04). No keyboard covers content here.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet {
      host.invalidateIntrinsicContentSize()
      host.setNeedsLayout()
    }
  }

  /// True if content goes into the unsafe area, in the way of systems before 16.4.
  public var _disableSafeArea: Bool {
    get { safeAreaRegions == [] }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    followSurroundings()
    host.setNeedsLayout()
  }

  /// The controller of a part of the content prefers another size (RP-10).
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    host.graph.embeddedSizeChanged()
  }

  open override func loadView() {
    host.controller = self
    host.contentName = TypeNames.plain(Content.self)
    HostingMisuse.watch(host)
    view = host
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    host.appeared = true
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.appeared = false
  }

  /// The size the content takes; numbers from 2,777,780 up mean "as large as ideal" (HC-02).
  open func sizeThatFits(in size: CGSize) -> CGSize {
    func proposal(_ value: CGFloat) -> CGFloat? { value >= 2_777_780 ? nil : value }
    return host.contentSize(proposal(size.width), proposal(size.height))
  }

  /// Tells another ideal size to whom the options name: at once, and in whatever way the content came to it (HC-03).
  private func followIdealSize() {
    guard !sizingOptions.isEmpty else { return }
    let ideal = host.graph.idealSize
    guard ideal != idealSize else { return }
    idealSize = ideal
    if sizingOptions.contains(.intrinsicContentSize) { host.invalidateIntrinsicContentSize() }
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = ideal }
  }
}

/// The view of a hosting controller: content keeps away from the regions that the controller names.
@MainActor final class ControllerHostingView: HostingView {
  /// The regions in effect.
  var regions: () -> SafeAreaRegions = { .all }

  override var unsafeInsets: UIEdgeInsets { regions().contains(.container) ? safeAreaInsets : .zero }
}
