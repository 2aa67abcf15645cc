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
  /// where a class of the app's has its own.
  func hasOwnAction(_ action: Selector) -> Bool {
    if let method = UIResponder.editCommands[action.description] { return declares([method]) }
    return SelectorSending.responds(self, to: action)
  }

  /// True if a class of the app's that the responder is of declares one of these methods.
  func declares(_ methods: Set<String>) -> Bool {
    var present: AnyClass? = type(of: self)
    while let type = present, TypeModules.name(of: type) != "UIKit" {
      if DeclaredMethods.declares(methods, type) { return true }
      present = DeclaredMethods.superclass(of: type)
    }
    return false
  }

  private static let editCommands = [
    "cut:": "cut(_:)", "copy:": "copy(_:)", "paste:": "paste(_:)", "delete:": "delete(_:)", "select:": "select(_:)",
    "selectAll:": "selectAll(_:)",
  ]
}
