import Foundation

/// An alert as apps had it before `UIAlertController`, which shows it here: a finger answers it as it answers every alert, and the
/// delegate hears of the button by its number.
@preconcurrency @MainActor open class UIAlertView: UIView {
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as? any UIAlertViewDelegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UIAlertViewDelegate)?
  open var title = ""
  open var message: String?
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet {
      let hints: [String] =
        switch alertViewStyle {
        case .default: []
        case .secureTextInput: [""]
        case .plainTextInput: [""]
        case .loginAndPasswordInput: ["Login", "Password"]
        }
      fields = hints.map { hint in
        let field = UITextField()
        field.placeholder = hint.isEmpty ? nil : hint
        return field
      }
      if alertViewStyle == .secureTextInput || alertViewStyle == .loginAndPasswordInput { fields.last?.isSecureTextEntry = true }
    }
  }
  private var fields: [UITextField] = []
  /// The fields that the style has. Ends the app for a number that has none, as on a phone.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    guard fields.indices.contains(textFieldIndex) else {
      preconditionFailure("textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
    }
    return fields[textFieldIndex]
  }

  private let alert = OldAlert()
  @discardableResult open func addButton(withTitle title: String?) -> Int { alert.add(title) }
  open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(buttonIndex) }
  open var numberOfButtons: Int { alert.titles.count }
  open var cancelButtonIndex: Int {
    get { alert.cancelIndex }
    set { alert.cancelIndex = newValue }
  }
  open var firstOtherButtonIndex: Int { alert.firstOther }
  open var isVisible: Bool { alert.isVisible }

  /// Presents it in front of the key window's screen. Whoever shows it need not keep it.
  open func show() {
    let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for field in fields { controller.take(field) }
    delegate?.willPresent(self)
    alert.show(controller, in: nil, shown: { self.delegate?.didPresent(self) }, chosen: { self.close(by: $0) })
  }
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    alert.dismiss(animated: animated) { self.delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex) }
  }
  private func close(by index: Int) {
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }
}

public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0
  case secureTextInput, plainTextInput, loginAndPasswordInput
}

/// Hears of an alert of the old kind. The system takes none away, so nobody hears that one was cancelled by it.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertViewCancel(_ alertView: UIAlertView)
  func willPresent(_ alertView: UIAlertView)
  func didPresent(_ alertView: UIAlertView)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
