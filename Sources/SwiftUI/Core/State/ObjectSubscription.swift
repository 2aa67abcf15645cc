import Combine

/// A node's subscription to an object's changes: any change invalidates the body, whichever property it was (ST-11).
@MainActor final class ObjectSubscription: PropertyStorage {
  private(set) weak var object: AnyObject?
  private var cancellable: AnyCancellable?
  private let onChange: (() -> Void)?
  private weak var node: ViewNode?

  init(_ node: ViewNode, onChange: (() -> Void)? = nil) {
    self.node = node
    self.onChange = onChange
  }

  /// Observes an object for a node; nothing happens if it is the one observed already.
  static func observe<Object: ObservableObject>(_ object: Object, _ installer: PropertyInstaller, _ slot: Int) {
    let subscription: ObjectSubscription
    if let known = installer.storages[slot] {
      subscription = unsafeDowncast(known, to: ObjectSubscription.self)
    } else {
      subscription = ObjectSubscription(installer.node)
      installer.storages[slot] = subscription
    }
    subscription.observe(object)
  }

  func observe<Object: ObservableObject>(_ object: Object) {
    if self.object === object { return }
    self.object = object
    cancellable = object.objectWillChange.sink { [weak self] _ in self?.objectWillChange() }
  }

  /// An object announced a change, on whatever thread.
  nonisolated private func objectWillChange() {
    guard MainThread.isCurrent else {
      RuntimeWarnings.publishedInBackground()
      MainThread.run { self.invalidate() }
      return
    }
    MainThread.assume {
      guard ViewGraph.evaluating == nil else {
        guard PublishingLoop.goesOn() else { return }
        RuntimeWarnings.publishedDuringUpdate()
        node?.graph.queue(.change) { [weak self] in self?.invalidate() }
        return
      }
      invalidate()
    }
  }

  private func invalidate() {
    onChange?()
    node?.markDirty()
  }

  func nodeLeft() {
    cancellable = nil
    object = nil
  }
}
