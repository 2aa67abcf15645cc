import Foundation
import HeadlessCore
import Observation

/// The update that precedes layout. It began with version 26, where reads of observable objects in it are always tracked; here it
/// runs under every profile, for an app that overrides it relies on it whatever `#available` says.
extension UIView {
  func askForPropertyUpdate() {
    needsPropertyUpdate = true
    subtreeNeedsLayout = true
    markAncestors()
  }

  func flushPropertyUpdate() {
    owningViewController?.flushPropertyUpdate()
    guard needsPropertyUpdate else { return }
    needsPropertyUpdate = false
    // Every view comes here once: a weak reference would make each of them slow for good.
    let reference = backReference
    ObservedUpdates.run({ updateProperties() }) { reference.view?.setNeedsUpdateProperties() }
  }
}

extension UIViewController {
  func askForPropertyUpdate() {
    needsPropertyUpdate = true
    storedView?.subtreeNeedsLayout = true
    storedView?.markAncestors()
  }

  func flushPropertyUpdate() {
    guard needsPropertyUpdate, storedView != nil else { return }
    needsPropertyUpdate = false
    ObservedUpdates.run({ updateProperties() }) { [weak self] in self?.setNeedsUpdateProperties() }
  }
}

/// Updates that follow the observable objects they read: the first change of a property asks for another one (UH-35, CC-31).
@MainActor enum ObservedUpdates {
  static func run(if isTracked: Bool = true, _ update: () -> Void, changed: @escaping @MainActor () -> Void) {
    guard isTracked else { return update() }
    let thread = pthread_self()
    let request = Request(changed)
    withObservationTracking(update) {
      if pthread_equal(thread, pthread_self()) != 0 {
        MainActor.assumeIsolated { request.perform() }
      } else {
        DispatchQueue.main.async { request.perform() }
      }
    }
  }

  /// Carries the request to the main thread.
  private final class Request: Sendable {
    private let work: @MainActor () -> Void
    init(_ work: @escaping @MainActor () -> Void) { self.work = work }
    @MainActor func perform() { work() }
  }
}
