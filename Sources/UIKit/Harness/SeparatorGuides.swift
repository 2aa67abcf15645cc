import CoreGraphics

/// Content that says where its row's separator begins and ends (UH-28).
@_spi(CellHarness) @MainActor public protocol SeparatorGuiding: AnyObject {
  /// The insets of the bottom separator from the content's leading and trailing edge; nil where the list decides.
  var separatorInsets: (leading: CGFloat?, trailing: CGFloat?) { get }
}

extension CellCore {
  /// The insets as `leading trailing`, if the content moves the separator.
  var describedSeparatorInset: String? {
    guard decoration.bottomSeparator == true, let content = contentView as? any SeparatorGuiding else { return nil }
    let insets = content.separatorInsets
    guard insets.leading != nil || insets.trailing != nil else { return nil }
    return [insets.leading, insets.trailing].map { $0.map(UIView.text) ?? "-" }.joined(separator: " ")
  }
}
