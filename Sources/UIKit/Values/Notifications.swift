import Foundation

extension UIResponder {
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name { .init("UIKeyboardWillShowNotification") }
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name { .init("UIKeyboardDidShowNotification") }
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name { .init("UIKeyboardWillHideNotification") }
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name { .init("UIKeyboardDidHideNotification") }
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardWillChangeFrameNotification")
  }
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardDidChangeFrameNotification")
  }
  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
