import Foundation

extension NSMutableAttributedString {
  /// Gives each paragraph that lies in `range`, as a whole or in part, the style of its first character. Fonts stay as they are: every
  /// font has every character here. Attachments stay where they are.
  public func fixAttributes(in range: NSRange) {
    let text = mutableString
    var start = text.paragraphRange(for: range).location
    let end = NSMaxRange(text.paragraphRange(for: range))
    while start < end {
      let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
      if let style = attribute(.paragraphStyle, at: start, effectiveRange: nil) {
        addAttribute(.paragraphStyle, value: style, range: paragraph)
      } else {
        removeAttribute(.paragraphStyle, range: paragraph)
      }
      start = NSMaxRange(paragraph)
    }
  }
}
