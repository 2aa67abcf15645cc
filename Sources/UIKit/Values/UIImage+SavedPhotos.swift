import Foundation
import HeadlessCore

/// The user's photos take it; the target hears of it in the next turn.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let completionTarget, let completionSelector else { return }
  nonisolated(unsafe) let (target, information) = (completionTarget as AnyObject, contextInfo)
  MainActorAssumption.run {
    UIView.later(0, "UIImageWriteToSavedPhotosAlbum") {
      SelectorSending.send(completionSelector, to: target, [image, nil, information], for: .message)
    }
  }
}
