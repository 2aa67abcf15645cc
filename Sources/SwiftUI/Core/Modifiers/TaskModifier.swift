nonisolated extension View {
  /// Runs asynchronous work while the view is on screen (ST-26).
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: nil, priority: priority, action: action))
  }

  /// Runs asynchronous work while the view is on screen, anew for each id (ST-26).
  public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    modifier(TaskModifier(id: TaskID(value), priority: priority, action: action))
  }
}

/// The id of a task, its type hidden.
nonisolated struct TaskID {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { $0 as? T == value }
  }

  func equals(_ other: TaskID) -> Bool { isEqual(other.value) }
}

nonisolated struct TaskModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let id: TaskID?
  let priority: TaskPriority
  /// False if the work begins with the view even while nothing shows.
  var needsContent = true
  let action: @Sendable () async -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { TaskNode(view, inputs) }
}

/// The node of a task: starts on appearance, is cancelled on disappearance, restarts when its id changes.
@MainActor private final class TaskNode<Content: View>: LifecycleNode<Content, TaskModifier> {
  private var task: Task<Void, Never>?

  override var needsContent: Bool { view.modifier.needsContent }

  override func appeared() {
    graph.queue(.appear) { [weak self] in self?.start() }
  }

  override func disappeared() {
    let task = task
    self.task = nil
    graph.queue(graph.departurePhase) { task?.cancel() }
  }

  override func modifierChanged(from old: TaskModifier) {
    guard isShown, let before = old.id, let now = view.modifier.id, !before.equals(now) else { return }
    graph.queue(.change) { [weak self] in
      guard let self else { return }
      task?.cancel()
      task = nil
      if isShown { start() }
    }
  }

  // A graph that is dropped with its cell doesn't unmount its nodes; their work ends all the same.
  deinit { task?.cancel() }

  private func start() {
    guard task == nil else { return }
    task = Task(priority: view.modifier.priority, operation: view.modifier.action)
  }
}
