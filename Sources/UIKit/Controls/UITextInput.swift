import CoreGraphics
import Foundation

/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A stretch of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  let range: NSRange
  init(_ range: NSRange) {
    self.range = range
    super.init()
  }
  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  open var isEmpty: Bool { range.length == 0 }
}

/// A text that can be asked for places and stretches of itself; both are counted in UTF-16 units.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  func caretRect(for position: UITextPosition) -> CGRect
}

/// What the two editors of this module have in common.
@MainActor protocol EditedText: UITextInput {
  var textLength: Int { get }
  func textPart(_ range: NSRange) -> String
  func replaceText(_ range: NSRange, _ text: String)
}

extension EditedText {
  /// The place behind the last character, where typed text goes.
  var end: NSRange { NSRange(location: textLength, length: 0) }

  /// Takes the last character away, which may be more than one unit.
  func deleteLastCharacter() {
    guard let last = textPart(NSRange(location: 0, length: textLength)).last else { return }
    let length = String(last).utf16.count
    replaceText(NSRange(location: textLength - length, length: length), "")
  }
}

extension EditedText where Self: UIView {
  /// What the text takes up follows a property.
  func contentDidChange(_ property: String) {
    recordWrite(property)
    invalidateIntrinsicContentSize()
  }
}

extension UITextField: EditedText {}
extension UITextView: EditedText {}

extension UITextInput {
  private var edited: (any EditedText)? { self as? any EditedText }

  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(edited?.textLength ?? 0) }
  public var markedTextRange: UITextRange? { nil }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let low = min(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: low, length: max(fromPosition.offset, toPosition.offset) - low))
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let wanted = position.offset + offset
    return (0...(edited?.textLength ?? 0)).contains(wanted) ? UITextPosition(wanted) : nil
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
  public func text(in range: UITextRange) -> String? {
    guard let edited, range.range.location + range.range.length <= edited.textLength else { return nil }
    return edited.textPart(range.range)
  }
  public func replace(_ range: UITextRange, withText text: String) { edited?.replaceText(range.range, text) }
  public func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }

  /// The menu of a stretch of the text: the delegate's, else one of what is suggested. No finger selects text here, so that nothing but
  /// code asks for it.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    let menu: UIMenu? =
      switch self {
      case let field as UITextField:
        field.delegate?.textField(field, editMenuForCharactersIn: textRange.range, suggestedActions: suggestedActions)
      case let view as UITextView:
        view.delegate?.textView(view, editMenuForTextIn: textRange.range, suggestedActions: suggestedActions)
      default: nil
      }
    return menu ?? UIMenu(children: suggestedActions)
  }
}

/// What a text view turns into links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// How a user acts on a link in a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}
