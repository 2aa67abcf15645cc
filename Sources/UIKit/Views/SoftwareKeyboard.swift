import Foundation
import HeadlessCore

/// The keyboard that comes up for what is typed into and goes when nobody takes keys any more. Nothing is drawn: apps hear of it, and make
/// room or save what was typed (KEY-07).
@MainActor final class SoftwareKeyboard {
  private var frame: CGRect?
  private var isHandedOver = false

  /// The keyboard stays while one responder gives it up for the next one.
  func handOver<Result>(_ body: () -> Result) -> Result {
    let before = isHandedOver
    isHandedOver = true
    defer { isHandedOver = before }
    return body()
  }

  /// Somebody else takes keys, or nobody does.
  func follow(_ responder: UIResponder?) {
    if responder == nil, isHandedOver { return }
    let window = responder is any UIKeyInput ? (responder as? UIView)?.window : nil
    if let window {
      guard frame == nil else { return }
      let size = window.bounds.size
      let shown = CGRect(x: 0, y: size.height - Self.height(in: size), width: size.width, height: Self.height(in: size))
      frame = shown
      tell(from: shown.offsetBy(dx: 0, dy: shown.height), to: shown, [Self.willShow, Self.didShow])
    } else if let shown = frame {
      frame = nil
      tell(from: shown, to: shown.offsetBy(dx: 0, dy: shown.height), [Self.willHide, Self.didHide])
    }
  }

  /// As high as that of a phone with a home indicator, or of an iPad, in this orientation.
  private static func height(in size: CGSize) -> CGFloat {
    let isUpright = size.height >= size.width
    return min(size.width, size.height) < 600 ? (isUpright ? 336 : 226) : (isUpright ? 411 : 511)
  }

  private static let willShow = UIResponder.keyboardWillShowNotification
  private static let didShow = UIResponder.keyboardDidShowNotification
  private static let willHide = UIResponder.keyboardWillHideNotification
  private static let didHide = UIResponder.keyboardDidHideNotification

  /// What is about to happen, and in the next turn that it did: it takes no time here.
  private func tell(from begin: CGRect, to end: CGRect, _ names: [NSNotification.Name]) {
    let facts: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let center = NotificationCenter.default
    center.post(name: UIResponder.keyboardWillChangeFrameNotification, object: nil, userInfo: facts)
    center.post(name: names[0], object: nil, userInfo: facts)
    HostLoop.schedule(after: 0, label: "keyboard") {
      center.post(name: UIResponder.keyboardDidChangeFrameNotification, object: nil, userInfo: facts)
      center.post(name: names[1], object: nil, userInfo: facts)
    }
  }
}
