import Foundation

/// The user's photos take it; the target hears of it in the next turn.
@MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let completionTarget, let completionSelector else { return }
  let target = completionTarget as AnyObject
  UIView.later(0, "UIImageWriteToSavedPhotosAlbum") {
    SelectorSending.send(completionSelector, to: target, [image, nil, contextInfo], for: .message)
  }
}
