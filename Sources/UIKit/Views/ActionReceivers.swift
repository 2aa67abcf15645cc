import Foundation
import HeadlessCore
import SelectorDispatch

extension UIApplication {
  /// Who takes an action that was sent to nobody in particular: the first in the chain that begins with the first responder,
  /// else in the one that begins with the sender, else the app and its delegate.
  func receiver(of action: Selector, from sender: Any?) -> AnyObject? {
    let start = UIResponder.firstResponder.map { [$0] } ?? []
    for first in start + ((sender as? UIResponder).map { [$0] } ?? []) {
      var responder: UIResponder? = first
      while let present = responder {
        if SelectorSending.responds(present, to: action) { return present }
        responder = present.next
      }
    }
    let last: [AnyObject?] = [self, delegate]
    return last.compactMap { $0 }.first { SelectorSending.responds($0, to: action) }
  }
}

extension UIResponder {
  /// True if the app declares the action on the responder. The edit commands are methods of every responder here: they count
  /// where the app says so itself.
  func hasOwnAction(_ action: Selector) -> Bool {
    !UIResponder.editCommands.contains(action) && SelectorSending.responds(self, to: action)
  }

  private static let editCommands: Set<Selector> = ["cut:", "copy:", "paste:", "delete:"]
}
