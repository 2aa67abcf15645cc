import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// Takes a screen down and looks at what stays.
@MainActor struct TearDown {
  let screen: ScreenUnderTest

  /// Takes the screen down, lets everything end that it had started, and tells what is still alive.
  /// - Parameter isIgnored: True for the text of work that is nobody's concern.
  func leaks(besides isIgnored: (String) -> Bool) -> [LeakedObject] {
    weak let root = screen.window.rootViewController
    let suspects =
      Self.controllers(from: screen.window.rootViewController).map { Suspect($0, in: $1) } + screen.lists.flatMap(Suspect.cells)
      + (screen.screen?.releasedWithScreen ?? []).map(Suspect.init(own:))
    // A keyboard, an open swipe, an open menu or a drag holds its view by right.
    screen.menu?.close()
    for list in screen.lists {
      list.closeSwipe()
      if list.carriedItem != nil { _ = list.drop(to: .nowhere) }
    }
    if ViewDragDriver.isCarrying { _ = ViewDragDriver.drop(to: .nowhere, in: screen.window) }
    screen.window.endEditing(true)
    dismissPresented()
    HostLoop.settle(within: 10)
    let lasting = LastingScreens(of: screen.window.rootViewController)
    screen.letGo()
    HostLoop.settle(within: 10)
    // Delays are no leaks: whoever still waits for one has a minute.
    HostLoop.advance(by: 60)
    HostLoop.settle(within: 10)
    HostRun.forgetEndedTasks()
    // Whoever keeps the first screen of a whole app, as its delegate may, keeps it for as long as the app runs.
    if OpenedApp.isOpen, root != nil { return Self.work(besides: isIgnored) }
    let held = lasting.held()
    return Self.leakedObjects(suspects.filter { !$0.isAmong(held) }) + Self.work(besides: isIgnored)
  }

  /// Takes down what is presented, what stands in front first: nobody leaves a form while its alert asks, and an open alert holds by the
  /// handlers of its buttons whoever shows it.
  private func dismissPresented() {
    var presenters = screen.window.rootViewController.map { [$0] } ?? []
    while let next = presenters.last?.presentedViewController, !presenters.contains(where: { $0 === next }) {
      presenters.append(next)
    }
    for presenter in presenters.dropLast().reversed() {
      presenter.dismiss(animated: false)
      HostLoop.settle(within: 10)
    }
  }

  /// Those that are still there. What may hold them is looked for once for each type: objects of a type are one finding.
  private static func leakedObjects(_ suspects: [Suspect]) -> [LeakedObject] {
    var types: Set<String> = []
    return suspects.compactMap { suspect in
      suspect.leakedObject { types.insert($0).inserted }
    }
  }

  /// What still goes on: timers, tasks, requests, subscriptions and observers, those that say the same as one.
  private static func work(besides isIgnored: (String) -> Bool) -> [LeakedObject] {
    let works = PendingWork.all(withRepeating: true).filter(\.isOfApp).map(\.lasting)
    let things = (works + Attachments.lasting).filter { !isIgnored($0.text) }
    return LastingThing.texts(of: things).map { LeakedObject(kind: .work, type: $0) }
  }

  /// A controller with those that it contains or presents, each with the one that does.
  private static func controllers(
    from root: UIViewController?, in container: UIViewController? = nil
  ) -> [(UIViewController, container: UIViewController?)] {
    guard let root else { return [] }
    let presented = root.presentedViewController.flatMap { $0 === root ? nil : $0 }
    return [(root, container)] + root.children.flatMap { controllers(from: $0, in: root) }
      + (root.parent == nil ? controllers(from: presented, in: root) : [])
  }
}

/// The screens that a whole app opens with and that its delegates hold, as a coordinator does that is made once: they live with the app, and
/// so does what they hold.
@MainActor private struct LastingScreens {
  private struct Reference { weak var controller: UIViewController? }
  private var references: [Reference] = []

  /// Objects that are looked at before giving up: what delegates hold is near, what screens hold has views.
  private static let limit = (delegates: 500, screens: 20_000)

  init(of root: UIViewController?) {
    guard OpenedApp.isOpen, let root else { return }
    let application = UIApplication.shared
    let delegates = [application.delegate as AnyObject?] + application.connectedScenes.map { $0.delegate as AnyObject? }
    let held = ReferenceCycle.reached(from: delegates.compactMap(\.self), limit: Self.limit.delegates)
    references = Self.first(in: root).filter { held.contains(ObjectIdentifier($0)) }.map { Reference(controller: $0) }
  }

  /// Those that are still there, and what lives because they do.
  func held() -> Set<ObjectIdentifier> {
    let present = references.compactMap(\.controller)
    return present.isEmpty ? [] : ReferenceCycle.reached(from: present, limit: Self.limit.screens)
  }

  /// A controller with those in it that nobody had to open: of a stack the first.
  private static func first(in root: UIViewController) -> [UIViewController] {
    let inner = (root as? UINavigationController).map { Array($0.viewControllers.prefix(1)) } ?? root.children
    return [root] + inner.flatMap(first)
  }
}

/// Something that should go with the screen.
@MainActor private final class Suspect {
  private weak var object: AnyObject?
  private let record: LeakedObject

  private init(_ object: AnyObject, _ record: LeakedObject) {
    self.object = object
    self.record = record
  }

  convenience init(_ controller: UIViewController, in container: UIViewController?) {
    var record = LeakedObject(kind: .controller, type: QualifiedTypeName.of(type(of: controller)))
    record.container = container.map { QualifiedTypeName.of(type(of: $0)) }
    self.init(controller, record)
  }

  convenience init(own object: AnyObject) {
    self.init(object, LeakedObject(kind: .object, type: String(reflecting: type(of: object))))
  }

  static func cells(of probe: ListProbe) -> [Suspect] {
    probe.cells().map { cell, binding in
      Suspect(
        cell, LeakedObject(kind: .cell, type: QualifiedTypeName.of(type(of: cell)), item: binding.item, cell: binding.cell))
    }
  }

  /// True if it is one of these.
  func isAmong(_ objects: Set<ObjectIdentifier>) -> Bool { object.map { objects.contains(ObjectIdentifier($0)) } ?? false }

  /// The record, if the object is still there.
  /// - Parameter isSearched: Whether it is looked for what holds an object of this type.
  func leakedObject(isSearched: (String) -> Bool) -> LeakedObject? {
    guard let object else { return nil }
    var record = record
    if isSearched(record.type) {
      let cycle = ReferenceCycle.properties(from: object, isOfApp: TypeModules.isOfApp)
      if cycle.isEmpty { record.closures = ClosureSearch.closures(reachableFrom: object) } else { record.cycle = cycle }
    }
    return record
  }
}
