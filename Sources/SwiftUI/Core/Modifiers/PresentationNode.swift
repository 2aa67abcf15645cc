import CellTrace
import HeadlessCore

/// Reads in a body of its own whether something is presented, so that a change updates the presentation alone.
nonisolated struct PresentedView<Content: View>: View, HelperView {
  let content: Content
  let name: String
  /// What is presented: a value per screen, nil for nothing.
  let shown: () -> AnyHashable?
  /// Makes what is presented.
  let make: @MainActor (ViewNode) -> Presentation.Content
  /// Told when the presentation ended because the condition did.
  var onEnd: (() -> Void)?
  /// Writes that nothing is presented any more.
  let close: @MainActor () -> Void

  @MainActor var body: some View {
    content.modifier(PresentationModifier(name: name, shown: shown(), make: make, onEnd: onEnd, close: close))
  }
}

nonisolated struct PresentationModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: String
  let shown: AnyHashable?
  let make: @MainActor (ViewNode) -> Presentation.Content
  let onEnd: (() -> Void)?
  let close: @MainActor () -> Void

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: name, value: "\(shown != nil)")
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { PresentationNode(view, inputs) }
}

/// The node that presents while its content is on screen and the condition holds. It goes with the row it is in: so does
/// what it presents (IN-12).
@MainActor private final class PresentationNode<Content: View>: LifecycleNode<Content, PresentationModifier> {
  private var presented: AnyHashable?
  private var handle: (any PresentationHandle)?
  private var isQueued = false

  override func appeared() { sync() }

  /// What covers the whole screen takes this content off it, and changes or goes with the condition all the same.
  override func modifierChanged(from old: PresentationModifier) {
    if isShown || presented != nil { sync() }
  }

  private func sync() {
    guard !isQueued, view.modifier.shown != nil || presented != nil else { return }
    isQueued = true
    graph.queue(.change) { [weak self] in
      self?.isQueued = false
      self?.bringUpToDate()
    }
  }

  private func bringUpToDate() {
    guard isShown || presented != nil else { return }
    let wanted = view.modifier.shown
    if presented == wanted {
      if let handle, case .screen(_, let screen, let environment) = view.modifier.make(self) {
        handle.update(screen, environment)
      }
      return
    }
    let hadScreen = handle != nil
    end()
    if hadScreen { view.modifier.onEnd?() }
    // Off screen, what is wanted next comes with this content's return.
    guard let wanted, isShown else { return }
    let presentation = Presentation(view.modifier.make(self)) { [weak self] in self?.wasDismissed() }
    presented = wanted
    handle = graph.platform?.present(presentation)
    if handle == nil { Probe.post(.unowned("the \(view.modifier.name) of a view that no view controller shows")) }
  }

  private func wasDismissed() {
    guard presented != nil else { return }
    presented = nil
    handle = nil
    view.modifier.close()
  }

  private func end() {
    presented = nil
    let gone = handle
    handle = nil
    gone?.end()
  }

  override func willLeave() {
    super.willLeave()
    end()
  }
}

/// The screen that is presented: made in a body of its own, where what it reads of the presenting view is tracked.
nonisolated struct PresentedScreen<Content: View>: View, HelperView {
  let make: () -> Content
  @MainActor var body: some View { make() }
}

/// Runs the closures of presented screens: what they read of the presenting view is what its last body had.
enum PresentedContent {
  static func make<Content>(_ content: () -> Content) -> Content {
    let outer = GraphRunState.current.isMakingPresented
    GraphRunState.current.isMakingPresented = true
    defer { GraphRunState.current.isMakingPresented = outer }
    return content()
  }
}

/// Makes questions from views.
@MainActor enum QuestionContent {
  /// A question whose answers are the buttons of a view, as they are when one is chosen.
  static func question<A: View>(
    _ title: String, _ message: String?, isActionSheet: Bool, _ answers: @escaping () -> A, for node: ViewNode,
    _ close: @escaping @MainActor () -> Void
  ) -> Question {
    let content = read(answers(), node)
    var all = content.answers.enumerated().map { index, answer in
      Question.Answer(title: answer.title, role: answer.role, isEnabled: answer.isEnabled, origin: answer.origin) {
        [weak node] texts in
        for (field, text) in zip(content.bindings, texts) { field.wrappedValue = text }
        // The question goes after its answer was acted on.
        defer { close() }
        // Closures of the last body: after the row was bound to another item they are that one's.
        guard let node else { return }
        let now = read(answers(), node).answers
        (index < now.count ? now[index] : answer).perform()
      }
    }
    if all.isEmpty && !isActionSheet { all.append(.init(title: "OK", role: nil, isEnabled: true) { _ in close() }) }
    if isActionSheet && !all.contains(where: { $0.role == .cancel }) {
      all.append(.init(title: "Cancel", role: .cancel, isEnabled: true) { _ in close() })
    }
    return Question(title: title, message: message, isActionSheet: isActionSheet, answers: all, fields: content.fields)
  }

  /// The text of a view of texts.
  static func text<M: View>(_ view: M, _ node: ViewNode) -> String? {
    let made = NodeReconciler.makeForReading(view, below: node)
    defer { made.unmount() }
    return LabelNames.of(made).text
  }

  private struct Answer {
    var title: String
    var role: ButtonRole?
    var isEnabled: Bool
    var origin: SourcePlace?
    var perform: @MainActor () -> Void
  }

  private struct Content {
    var answers: [Answer] = []
    var fields: [Question.Field] = []
    var bindings: [Binding<String>] = []
  }

  private static func read<V: View>(_ view: V, _ node: ViewNode) -> Content {
    let made = NodeReconciler.makeForReading(view, below: node)
    defer { made.unmount() }
    var content = Content()
    collect(made, &content)
    return content
  }

  private static func collect(_ node: ViewNode, _ content: inout Content) {
    if let button = node as? any SwipeButton {
      let names = LabelNames.of(node)
      content.answers.append(
        Answer(
          title: names.text ?? names.image ?? "", role: button.role, isEnabled: node.environment.builtin.isEnabled,
          origin: button.origin, perform: button.action))
    } else if let field = node as? TextFieldNode {
      content.fields.append(.init(placeholder: field.view.title, text: field.view.shown, isSecure: field.view.isSecure))
      content.bindings.append(field.view.binding)
    } else {
      node.forEachPart { collect($0, &content) }
    }
  }
}
