import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// One line that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .textField) }
  }

  private var content = ""
  lazy var textDrag = TextDrag()
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      contentDidChange("text")
    }
  }
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }
  open var placeholder: String? {
    get { hint?.string }
    set { setHint(newValue.map { NSAttributedString(string: $0) }) }
  }
  /// A subclass that dresses its placeholder up whenever that changes hears of neither by the other.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint }
    set { setHint(newValue) }
  }
  private var hint: NSAttributedString?
  private func setHint(_ text: NSAttributedString?) {
    hint = text
    contentDidChange("placeholder")
  }
  open var textColor: UIColor? = .label { didSet { recordWrite("textColor") } }
  /// Nil is the font that a field has by itself.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      contentDidChange("font")
    }
  }
  open var textAlignment: NSTextAlignment = .natural { didSet { recordWrite("textAlignment") } }
  open var borderStyle: BorderStyle = .none { didSet { contentDidChange("borderStyle") } }
  open var clearButtonMode: ViewMode = .never { didSet { recordWrite("clearButtonMode") } }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { swap(oldValue, leftView) } }
  open var rightView: UIView? { didSet { swap(oldValue, rightView) } }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var isEditing: Bool { isFirstResponder }
  open var background: UIImage? { didSet { recordWrite("background") } }
  open var disabledBackground: UIImage?
  open var allowsEditingTextAttributes = false
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection ?? end) }
    set { selection = newValue?.range }
  }
  private var selection: NSRange?
  open func caretRect(for position: UITextPosition) -> CGRect {
    let before = (content as NSString).substring(to: min(max(0, position.offset), (content as NSString).length))
    let size = TextMetrics.size(of: before.isEmpty ? " " : before, font: (font ?? .systemFont(ofSize: 17)).details)
    let text = textRect(forBounds: bounds)
    return CGRect(
      x: text.minX + (before.isEmpty ? 0 : CGFloat(size.width)), y: text.minY, width: 2, height: CGFloat(size.height))
  }
  open override func selectAll(_ sender: Any?) { selection = NSRange(location: 0, length: textLength) }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // MARK: Keyboard
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { recordWrite("text") } } }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var inlinePredictionType: UITextInlinePredictionType = .default
  open var passwordRules: UITextInputPasswordRules?
  open var textContentType: UITextContentType!
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: Editing
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    recordWrite("isEditing")
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin, nil)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    recordWrite("isEditing")
    delegate?.textFieldDidEndEditing(self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    sendActions(for: .editingDidEnd, nil)
    return true
  }
  /// Whether a user's change is allowed.
  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }
  /// The return key does what it does by itself, too.
  func returnWasPressed() -> Bool { delegate?.textFieldShouldReturn(self) ?? true }
  open var hasText: Bool { !content.isEmpty }
  open func insertText(_ text: String) {
    if text == "\n" { return pressReturn() }
    replaceText(end, text)
  }
  open func deleteBackward() { deleteLastCharacter() }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  open func textRect(forBounds bounds: CGRect) -> CGRect { inside(bounds) }
  /// Not what a subclass makes of ``textRect(forBounds:)``: one that insets both calls this and insets it once.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { inside(bounds) }
  private func inside(_ bounds: CGRect) -> CGRect { borderStyle == .roundedRect ? bounds.insetBy(dx: 7, dy: 2) : bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.width - 24, y: (bounds.height - 19) / 2, width: 19, height: 19)
  }

  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
  /// Neither asks for the other: an app may override one of them with the other one's answer.
  private var ownSize: CGSize {
    let details = (font ?? .systemFont(ofSize: 17)).details
    let shown = content.isEmpty ? placeholder ?? "" : content
    let size = TextMetrics.size(of: shown.isEmpty ? " " : shown, font: details)
    let rounded = borderStyle == .roundedRect
    return CGSize(
      width: (shown.isEmpty ? 0 : CGFloat(size.width)) + (rounded ? 14 : 0),
      height: rounded ? max(34, CGFloat(size.height) + 12) : CGFloat(size.height.rounded(.up)) + 1)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidBeginEditingNotification")
  }
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidEndEditingNotification")
  }
  public nonisolated class var textDidChangeNotification: NSNotification.Name { .init("UITextFieldTextDidChangeNotification") }

  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    let shown = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
    describeSelf(
      .textField,
      [
        ("text", shown), ("placeholder", content.isEmpty ? placeholder : nil),
        ("textColor", content.isEmpty ? nil : textColor?.description), ("font", font?.description),
        ("textAlignment", textAlignment == .natural ? nil : "\(textAlignment)"),
        ("borderStyle", borderStyle == .none ? nil : "\(borderStyle)"),
        ("isEditing", isEditing ? "true" : nil), ("background", background?.description),
      ] + controlProperties.filter { $0.name != "isHighlighted" }, interactive: isEnabled, into: &builder)
    describeChildren(into: &builder)
  }
}

extension UITextField {
  var textLength: Int { (content as NSString).length }
  func textPart(_ range: NSRange) -> String { (content as NSString).substring(with: range) }

  private func swap(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  func replaceText(_ range: NSRange, _ text: String) {
    guard mayReplace(range, with: text) else { return }
    self.text = (content as NSString).replacingCharacters(in: range, with: text)
    sendActions(for: .editingChanged, nil)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  private func pressReturn() {
    guard returnWasPressed() else { return }
    let ends = entries.contains { $0.events.contains(.editingDidEndOnExit) }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered], nil)
    if ends { resignFirstResponder() }
  }
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
