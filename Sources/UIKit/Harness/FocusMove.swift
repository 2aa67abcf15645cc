import CellTrace
import Foundation
import HeadlessCore

/// Where the focus can be: in a row of a list, or on a view beside the lists.
@MainActor enum FocusPlace {
  case row(ListHost, Slot)
  case view(UIView)

  /// What has it there; nil for a row that is off screen.
  var view: UIView? {
    switch self {
    case .row(let host, let slot): host.live.cell(at: slot)
    case .view(let view): view
    }
  }

  /// The list, if it is a row's.
  var host: ListHost? {
    switch self {
    case .row(let host, _): host
    case .view: nil
    }
  }

  fileprivate var slot: Slot? {
    switch self {
    case .row(_, let slot): slot
    case .view: nil
    }
  }

  /// True if the app says that it can be there, and it is on screen.
  fileprivate var isPossible: Bool {
    switch self {
    case .row(let host, let slot):
      host.exists(slot) && (host.owner as? any ListFocusDelegate)?.canFocus(slot) ?? false && host.live.cell(at: slot) != nil
    case .view(let view): FocusPlaces.canHaveFocus(view)
    }
  }
}

/// One change of the focus: everybody around the old and the new place is asked, then it moves, then they are told (FOC-02, FOC-06).
@MainActor struct FocusMove {
  var from: FocusPlace?
  var to: FocusPlace
  var heading: UIFocusHeading = []

  /// A list that the change concerns, with what it leaves and what it comes to in it.
  private typealias Side = (host: ListHost, owner: any ListFocusDelegate, old: Slot?, new: Slot?)

  /// False if it can't be there, or the app does not want it.
  func perform() -> Bool {
    guard to.isPossible, let next = to.view else { return false }
    let previous = from?.view
    if let from, from.view === next, from.slot == to.slot { return true }
    let views = (previous as UIView?, next as UIView?)
    let context = UIFocusUpdateContext(previous: previous, next: next, heading: heading)
    let sides = sides
    let environments = environments(previous, next)
    guard sides.allSatisfy({ $0.owner.shouldMoveFocus(from: $0.old, to: $0.new, views, heading) }),
      environments.allSatisfy({ $0.shouldUpdateFocus(in: context) })
    else {
      post(UIFocusSystem.movementDidFailNotification, context)
      return false
    }
    leave()
    enter()
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    for side in sides { side.owner.didMoveFocus(from: side.old, to: side.new, views, heading) }
    post(UIFocusSystem.didUpdateNotification, context)
    if case .row(let host, let slot) = to, let owner = host.owner as? any ListFocusDelegate, owner.selectionFollowsFocus(at: slot)
    {
      host.touches.selectByFocus(slot)
    }
    return true
  }

  private var sides: [Side] {
    func side(_ host: ListHost, _ old: Slot?, _ new: Slot?) -> Side? {
      (host.owner as? any ListFocusDelegate).map { (host, $0, old, new) }
    }
    if let host = to.host, from?.host === host { return [side(host, from?.slot, to.slot)].compactMap(\.self) }
    return [from?.host.flatMap { side($0, from?.slot, nil) }, to.host.flatMap { side($0, nil, to.slot) }].compactMap(\.self)
  }

  /// What stands around the old place and around the new one, inside out; each once.
  private func environments(_ previous: UIView?, _ next: UIView?) -> [any UIFocusEnvironment] {
    var found: [any UIFocusEnvironment] = []
    for start in [previous, next] {
      var environment: (any UIFocusEnvironment)? = start
      while let present = environment {
        if !found.contains(where: { $0 === present }) { found.append(present) }
        environment = present.parentFocusEnvironment
      }
    }
    return found
  }

  private func leave() {
    let run = UIKitRunState.current
    if let window = to.view?.window {
      for host in FocusDriver.lists(in: window) where host.focus.slot != nil && host !== to.host { host.focus.clear() }
    }
    if let host = from?.host, host !== to.host { host.focus.clear() }
    // A field is typed into as long as the focus is on it.
    if case .view(let view) = from, FocusPlaces.isField(view), view.isFirstResponder { _ = view.resignFirstResponder() }
    run.focusedView = nil
  }

  private func enter() {
    switch to {
    case .row(let host, let slot): host.focus.set(to: slot)
    case .view(let view):
      UIKitRunState.current.focusedView = view
      if FocusPlaces.isField(view) { _ = view.becomeFirstResponder() }
    }
  }

  private func post(_ name: NSNotification.Name, _ context: UIFocusUpdateContext) {
    NotificationCenter.default.post(
      name: name, object: UIKitRunState.current.focusSystem, userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
  }
}
