import Foundation
import HeadlessCore

/// A text with its attributes, laid out by layout managers. That of a text view shows every change at once.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private let changed: ((NSAttributedString) -> Void)?
  private let text: NSMutableAttributedString

  public override init(string str: String) {
    changed = nil
    text = NSMutableAttributedString(string: str)
    super.init(string: "")
  }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    changed = nil
    text = NSMutableAttributedString(string: str, attributes: attrs)
    super.init(string: "")
  }
  public override init(attributedString attrStr: NSAttributedString) {
    changed = nil
    text = NSMutableAttributedString(attributedString: attrStr)
    super.init(string: "")
  }
  public convenience init() { self.init(string: "") }
  init(attributedString: NSAttributedString, changed: @escaping (NSAttributedString) -> Void) {
    self.changed = changed
    text = NSMutableAttributedString(attributedString: attributedString)
    super.init(string: "")
  }
  public required init?(coder: NSCoder) { nil }

  // MARK: Layout managers

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    nonisolated(unsafe) let storage = self
    layoutManagers.append(aLayoutManager)
    MainActorAssumption.run { aLayoutManager.textStorage = storage }
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    MainActorAssumption.run { aLayoutManager.textStorage = nil }
  }

  // MARK: Edits

  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  /// Notes an edit. Outside of `beginEditing()` and `endEditing()` it is processed at once.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let now = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange = self.editedMask.isEmpty ? now : NSUnionRange(self.editedRange, now)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    nonisolated(unsafe) let storage = self
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    MainActorAssumption.run {
      storage.delegate?.textStorage(storage, willProcessEditing: mask, range: range, changeInLength: delta)
      storage.delegate?.textStorage(storage, didProcessEditing: mask, range: range, changeInLength: delta)
    }
    editedMask = []
    changeInLength = 0
    changed?(text)
  }
  open override func beginEditing() { depth += 1 }
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { processEditing() }
  }
  private var depth = 0

  // MARK: The text

  /// The text with its attributes: what Foundation asks a subclass for by other ways than these methods does not reach it on Linux.
  var content: NSAttributedString { text }
  open override var string: String { text.string }
  open override func attributes(
    at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }
  open override func replaceCharacters(in range: NSRange, with str: String) {
    text.replaceCharacters(in: range, with: str)
    edited([.editedCharacters], range: range, changeInLength: NSString(string: str).length - range.length)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    text.setAttributes(attrs, range: range)
    edited([.editedAttributes], range: range, changeInLength: 0)
  }
}

/// Hears of edits.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
