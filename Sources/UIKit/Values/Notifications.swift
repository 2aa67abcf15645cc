import Foundation

extension UIResponder {
  public class var keyboardWillShowNotification: NSNotification.Name { .init("UIKeyboardWillShowNotification") }
  public class var keyboardDidShowNotification: NSNotification.Name { .init("UIKeyboardDidShowNotification") }
  public class var keyboardWillHideNotification: NSNotification.Name { .init("UIKeyboardWillHideNotification") }
  public class var keyboardDidHideNotification: NSNotification.Name { .init("UIKeyboardDidHideNotification") }
  public class var keyboardWillChangeFrameNotification: NSNotification.Name { .init("UIKeyboardWillChangeFrameNotification") }
  public class var keyboardDidChangeFrameNotification: NSNotification.Name { .init("UIKeyboardDidChangeFrameNotification") }
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
