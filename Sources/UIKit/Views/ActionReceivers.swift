import Foundation
import HeadlessCore
import SelectorDispatch

extension UIApplication {
  /// Who takes an action that was sent to nobody in particular: the first in the chain that begins with the first responder,
  /// else in the one that begins with the sender, else the app and its delegate.
  func receiver(of action: Selector, from sender: Any?) -> AnyObject? {
    let asked = candidates(from: sender)
    if let receiver = asked.first(where: { SelectorSending.responds($0, to: action) }) { return receiver }
    SelectorSending.ignore(action, askedOf: asked)
    return nil
  }

  private func candidates(from sender: Any?) -> [AnyObject] {
    var candidates: [AnyObject] = []
    for first in [UIResponder.firstResponder, sender as? UIResponder] {
      var responder = first
      while let present = responder {
        candidates.append(present)
        responder = present.next
      }
    }
    let last: [AnyObject?] = [self, delegate]
    return candidates + last.compactMap { $0 }
  }
}

extension UIResponder {
  /// True if the app declares the action on the responder. The edit commands are methods of every responder here: they count
  /// where the app says so itself.
  func hasOwnAction(_ action: Selector) -> Bool {
    !UIResponder.editCommands.contains(action) && SelectorSending.responds(self, to: action)
  }

  private static let editCommands: Set<Selector> = ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"]
}
