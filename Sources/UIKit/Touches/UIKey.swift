import Foundation

/// A key that a press is of.
@preconcurrency @MainActor open class UIKey: NSObject {
  public override init() { super.init() }
  init(_ stroke: KeyStroke) {
    self.stroke = stroke
    super.init()
  }

  private var stroke: KeyStroke?
  open var characters: String { stroke?.characters ?? "" }
  open var charactersIgnoringModifiers: String { stroke?.input ?? "" }
  open var modifierFlags: UIKeyModifierFlags { stroke?.modifiers ?? [] }
  open var keyCode: UIKeyboardHIDUsage { stroke?.usage ?? .keyboardErrorUndefined }
}

/// Keys by their number in the standard for input devices; those that apps ask for.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 0x03
  case keyboardA = 0x04
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL
  case keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW
  case keyboardX, keyboardY, keyboardZ
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  case keyboardHome = 0x4A
  case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus
  case keypadEnter = 0x58
  case keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
  case keyboardAlternateErase = 0x99
  case keyboardSysReqOrAttention, keyboardCancel, keyboardClear, keyboardPrior, keyboardReturn, keyboardSeparator
  case keyboardClearOrAgain = 0xA2
  case keyboardLeftControl = 0xE0
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
