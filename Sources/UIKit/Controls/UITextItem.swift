import CoreGraphics
import Foundation

/// A part of a text that can be tapped: a link, an attachment, or what the app has tagged.
@preconcurrency @MainActor open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }
  public let content: Content
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

extension NSAttributedString.Key {
  /// Makes an item of a part of a text.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}

extension UITextView {
  /// What a finger taps at a place, if the text can't be edited.
  func textItem(at point: CGPoint) -> UITextItem? {
    guard !isEditable, isSelectable, textLength > 0, let content = attributedText else { return nil }
    let storage = NSTextStorage(attributedString: styledContent)
    let manager = NSLayoutManager()
    let width = bounds.width - textContainerInset.left - textContainerInset.right
    let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = textContainer.lineFragmentPadding
    container.maximumNumberOfLines = textContainer.maximumNumberOfLines
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    let index = manager.glyphIndex(for: place, in: container)
    guard index < content.length,
      manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container).contains(place)
    else { return nil }
    var range = NSRange(location: 0, length: 0)
    for (key, value) in content.attributes(at: index, effectiveRange: &range) {
      if let found = UITextItem.Content(key, value) { return UITextItem(found, range) }
    }
    return nil
  }

  /// Text without a font of its own has the view's.
  private var styledContent: NSAttributedString {
    let styled = NSMutableAttributedString(attributedString: attributedText)
    let whole = NSRange(location: 0, length: styled.length)
    let font = font ?? .systemFont(ofSize: 12)
    styled.enumerateAttribute(.font, in: whole, options: []) { own, range, _ in
      if own == nil { styled.addAttribute(.font, value: font, range: range) }
    }
    return styled
  }

  /// Does what a tap on a part of the text is for.
  func choose(_ item: UITextItem) {
    let usual = UIAction(title: item.title) { _ in if case .link(let url) = item.content { UIApplication.shared.open(url) } }
    usual.origin = nil
    let chosen = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) } ?? usual
    chosen?.perform(sender: self)
  }
}

extension UITextItem.Content {
  fileprivate init?(_ key: NSAttributedString.Key, _ value: Any) {
    switch key {
    case .link:
      guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else { return nil }
      self = .link(url)
    case .textItemTag:
      guard let tag = value as? String else { return nil }
      self = .tag(tag)
    case .attachment:
      guard let attachment = value as? NSTextAttachment else { return nil }
      self = .textAttachment(attachment)
    default: return nil
    }
  }
}

extension UITextItem {
  fileprivate var title: String {
    switch content {
    case .link(let url): url.absoluteString
    case .textAttachment: ""
    case .tag(let tag): tag
    }
  }
}
