@_spi(CellHarness) import UIKit

extension SwipeActionItem {
  /// The UIKit action that a hosted button becomes: its title, symbol and tint, red if it destroys (UH-23).
  @MainActor func contextualAction(_ host: HostingView) -> UIContextualAction {
    let action = UIContextualAction(style: role == .destructive ? .destructive : .normal, title: title) {
      [weak host] _, _, done in
      self.action()
      // What a row that is gone by now did was no deed of the list's (UH-26).
      done(host?.window != nil)
    }
    if let systemImage { action.image = UIImage(systemName: systemImage) }
    if let tint { action.backgroundColor = UIColor.counterpart(of: tint.name) }
    action.removesRowEagerly = role == .destructive
    // Made here on behalf of a button, which goes by its closure.
    action.origin = origin
    return action
  }
}
