import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Text of many lines, editable if wanted.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    alwaysBounceVertical = false
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Which engine lays out the text makes no difference here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var delegate: (any UITextViewDelegate)? {
    get { OptionalMethods.completed(scrollDelegate as? any UITextViewDelegate) }
    set {
      OptionalMethods.adopt(newValue, [.textView, .scrolling])
      scrollDelegate = OptionalMethods.completed(newValue as (any UIScrollViewDelegate)?)
    }
  }

  private var content = NSAttributedString(string: "") { didSet { tellObservers() } }
  lazy var textDrag = TextDrag()
  open var text: String! {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "")
      contentDidChange("text")
    }
  }
  open var attributedText: NSAttributedString! {
    get { content }
    set {
      content = newValue ?? NSAttributedString(string: "")
      contentDidChange("text")
    }
  }
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { contentDidChange("font") } }
  open var textColor: UIColor? = .label { didSet { recordWrite("textColor") } }
  open var textAlignment: NSTextAlignment = .natural { didSet { recordWrite("textAlignment") } }
  open var isEditable = true { didSet { recordWrite("isEditable") } }
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { if oldValue != selectedRange { delegate?.textViewDidChangeSelection(self) } }
  }
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { recordWrite("dataDetectorTypes") } }
  open var usesStandardTextScaling = false
  open var isFindInteractionEnabled = false
  /// The text as its editor stores it.
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: content) { [weak self] in self?.attributedText = $0 } }
  open internal(set) var layoutManager = NSLayoutManager()
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange("textContainerInset") }
  }
  open internal(set) var textContainer = NSTextContainer()
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var clearsOnInsertion = false
  /// Scrolls no further than it must, and at once.
  open func scrollRangeToVisible(_ range: NSRange) { if isScrollEnabled { show(lines(of: range), animated: false) } }
  /// As wide as the view, and as high as its text in that width: what an app writes is replaced by that on a phone, too.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: measured(width: bounds.width > 0 ? bounds.width : nil).height) }
    set {}
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    // A text that got shorter does not stay scrolled past its end.
    let end = offsetLimits.high.y
    if isScrollEnabled, contentOffset.y > end { contentOffset.y = end }
    tellObservers()
  }
  /// A text view that does not scroll sizes itself to its text.
  open override var isScrollEnabled: Bool {
    didSet { if oldValue != isScrollEnabled { invalidateIntrinsicContentSize() } }
  }

  // MARK: Positions in the text
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { selectedRange = newValue?.range ?? end }
  }
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }
  open override func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: content.length) }

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
  open var isSecureTextEntry = false
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
  open override var canBecomeFirstResponder: Bool { isEditable && window != nil }
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    return true
  }
  open var hasText: Bool { content.length > 0 }
  open func insertText(_ text: String) { replaceText(end, text) }
  open func deleteBackward() { deleteLastCharacter() }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEditable || isSelectable else { return super.touchesBegan(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEditable || isSelectable else { return super.touchesEnded(touches, with: event) }
    if let touch = touches.first, let item = textItem(at: touch.location(in: self)) { return choose(item) }
    becomeFirstResponder()
  }

  public nonisolated class var textDidChangeNotification: NSNotification.Name { .init("UITextViewTextDidChangeNotification") }
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidBeginEditingNotification")
  }
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidEndEditingNotification")
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return measured(width: nil)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(width: size.width > 0 && size.width < 1e6 ? size.width : nil)
  }
  override func heightThatFits(width: CGFloat) -> CGFloat { measured(width: width).height }

  override var drawsContent: Bool { content.length > 0 }
  // It follows what is typed.
  override var scrolledText: String? { nil }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    describeSelf(
      isEditable ? .textField : .text,
      [
        ("isEditable", isEditable ? nil : "false"), ("text", content.string), ("attributes", content.attributesText),
        ("textColor", content.length > 0 ? textColor?.description : nil), ("font", font?.description),
        ("textAlignment", textAlignment == .natural ? nil : "\(textAlignment)"),
        ("dataDetectorTypes", dataDetectorTypes.isEmpty ? nil : "\(dataDetectorTypes.rawValue)"),
      ], interactive: isEditable || isSelectable, into: &builder)
    describeChildren(into: &builder)
  }

  var textLength: Int { content.length }
  func textPart(_ range: NSRange) -> String { (content.string as NSString).substring(with: range) }

  private func caret(at offset: Int) -> CGRect {
    let before = (content.string as NSString).substring(to: min(max(0, offset), content.length))
    let font = font ?? .systemFont(ofSize: 12)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let width = TextMetrics.size(of: String(lines.last ?? ""), font: font.details).width
    let height = TextMetrics.size(of: " ", font: font.details).height
    return CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding + CGFloat(width),
      y: textContainerInset.top + CGFloat(Double(max(0, lines.count - 1)) * height), width: 2, height: CGFloat(height))
  }

  /// The lines that a stretch of the text stands in, from one side to the other.
  private func lines(of range: NSRange) -> CGRect {
    let (start, end) = (min(max(0, range.location), content.length), min(max(0, range.upperBound), content.length))
    let line = CGFloat(TextMetrics.size(of: " ", font: content.largestFont(font ?? .systemFont(ofSize: 12)).details).height)
    let (top, bottom) = (bottom(upTo: min(start + 1, content.length)) - line, bottom(upTo: end))
    return CGRect(x: contentOffset.x, y: top, width: bounds.width, height: max(line, bottom - top))
  }

  private func bottom(upTo offset: Int) -> CGFloat {
    let text = (content.string as NSString).substring(to: offset)
    return measured(text, width: bounds.width).height - textContainerInset.bottom
  }

  func replaceText(_ range: NSRange, _ text: String) {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
    let new = NSMutableAttributedString(attributedString: content)
    new.replaceCharacters(in: range, with: text)
    content = new
    contentDidChange("text")
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  private func measured(width: CGFloat?) -> CGSize { measured(content.string, width: width) }

  private func measured(_ text: String, width: CGFloat?) -> CGSize {
    let pad = textContainer.lineFragmentPadding
    let inset = textContainerInset
    let details = content.largestFont(font ?? .systemFont(ofSize: 12)).details
    let inner = width.map { Double(max(1, $0 - 2 * pad - inset.left - inset.right)) }
    let string = text.isEmpty ? " " : text
    let lines = textContainer.maximumNumberOfLines
    let size = TextMetrics.size(of: string, font: details, width: inner, lineLimit: lines == 0 ? nil : lines)
    return CGSize(
      width: CGFloat(size.width) + 2 * pad + inset.left + inset.right, height: CGFloat(size.height) + inset.top + inset.bottom)
  }
}

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// A delegate that knows of no items is asked about links and attachments as before.
  public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    let may =
      switch textItem.content {
      case .link(let url):
        self.textView(textView, shouldInteractWith: url, in: textItem.range, interaction: .invokeDefaultAction)
      case .textAttachment(let attachment):
        self.textView(textView, shouldInteractWith: attachment, in: textItem.range, interaction: .invokeDefaultAction)
      case .tag: true
      }
    return may ? defaultAction : nil
  }
}
