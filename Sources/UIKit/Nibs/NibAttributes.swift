import CoreGraphics
import Foundation

/// What the attributes and keyed elements of views mean.
@MainActor enum NibAttributes {
  typealias Setters<Owner> = [String: (Owner, NibValue) -> Void]

  /// False if no class of the view has such an attribute.
  static func set(_ name: String, _ value: NibValue, on view: UIView) -> Bool {
    func found<Owner: UIView>(_ setters: Setters<Owner>) -> Bool {
      guard let setter = setters[name], let owner = view as? Owner else { return false }
      setter(owner, value)
      return true
    }
    return found(label) || found(button) || found(imageView) || found(textField) || found(textView) || found(switches)
      || found(slider) || found(stepper) || found(segmentedControl) || found(progressView) || found(activityIndicator)
      || found(pageControl) || found(datePicker) || found(stackView) || found(tableView) || found(tableViewCell)
      || found(collectionView) || found(searchBar) || found(navigationBar) || found(toolbar) || found(tabBar)
      || found(scrollView) || found(control) || found(self.view)
  }

  static let view: Setters<UIView> = [
    "alpha": { $0.alpha = $1.number },
    "autoresizesSubviews": { $0.autoresizesSubviews = $1.flag },
    "backgroundColor": { $0.backgroundColor = $1.color },
    "clearsContextBeforeDrawing": { $0.clearsContextBeforeDrawing = $1.flag },
    "clipsSubviews": { $0.clipsToBounds = $1.flag },
    "contentMode": { $0.contentMode = $1.named(UIView.ContentMode.self) ?? .scaleToFill },
    "directionalLayoutMargins": { $0.directionalLayoutMargins = $1.directionalInsets },
    "exclusiveTouch": { $0.isExclusiveTouch = $1.flag },
    "hidden": { $0.isHidden = $1.flag },
    "insetsLayoutMarginsFromSafeArea": { $0.insetsLayoutMarginsFromSafeArea = $1.flag },
    "layoutMargins": { $0.layoutMargins = $1.edgeInsets },
    "multipleTouchEnabled": { $0.isMultipleTouchEnabled = $1.flag },
    "opaque": { $0.isOpaque = $1.flag },
    "preservesSuperviewLayoutMargins": { $0.preservesSuperviewLayoutMargins = $1.flag },
    "restorationIdentifier": { $0.restorationIdentifier = $1.text },
    "semanticContentAttribute": {
      $0.semanticContentAttribute = $1.named(UISemanticContentAttribute.self) ?? .unspecified
    },
    "tag": { $0.tag = $1.integer },
    "tintColor": { $0.tintColor = $1.color },
    "translatesAutoresizingMaskIntoConstraints": { $0.translatesAutoresizingMaskIntoConstraints = $1.flag },
    "userInteractionEnabled": { $0.isUserInteractionEnabled = $1.flag },
  ]

  static let label: Setters<UILabel> = [
    "adjustsFontForContentSizeCategory": { $0.adjustsFontForContentSizeCategory = $1.flag },
    "adjustsFontSizeToFit": { $0.adjustsFontSizeToFitWidth = $1.flag },
    "allowsDefaultTighteningForTruncation": { $0.allowsDefaultTighteningForTruncation = $1.flag },
    "attributedText": { $0.attributedText = $1.attributedString },
    "baselineAdjustment": { $0.baselineAdjustment = $1.named(UIBaselineAdjustment.self) ?? .alignBaselines },
    "enabled": { $0.isEnabled = $1.flag },
    "fontDescription": { $0.font = $1.font },
    "highlighted": { $0.isHighlighted = $1.flag },
    "highlightedColor": { $0.highlightedTextColor = $1.color },
    "lineBreakMode": { $0.lineBreakMode = NibChoices.lineBreak($1.text) },
    "minimumScaleFactor": { $0.minimumScaleFactor = $1.number },
    "numberOfLines": { $0.numberOfLines = $1.integer },
    "preferredMaxLayoutWidth": { $0.preferredMaxLayoutWidth = $1.number },
    "shadowColor": { $0.shadowColor = $1.color },
    "shadowOffset": { $0.shadowOffset = $1.size },
    "text": { $0.text = $1.string },
    "textAlignment": { $0.textAlignment = NibChoices.alignment($1.text) },
    "textColor": { $0.textColor = $1.color },
  ]

  static let imageView: Setters<UIImageView> = [
    "adjustsImageSizeForAccessibilityContentSizeCategory": {
      $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1.flag
    },
    "highlighted": { $0.isHighlighted = $1.flag },
    "highlightedImage": { $0.highlightedImage = $1.image },
    "image": { $0.image = $1.image },
    "preferredSymbolConfiguration": { view, value in
      guard let size = value.element?.attributes["pointSize"].flatMap(Double.init) else { return }
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: CGFloat(size))
    },
  ]

  static let control: Setters<UIControl> = [
    "contentHorizontalAlignment": {
      $0.contentHorizontalAlignment = $1.named(UIControl.ContentHorizontalAlignment.self) ?? .center
    },
    "contentVerticalAlignment": { $0.contentVerticalAlignment = $1.named(UIControl.ContentVerticalAlignment.self) ?? .center },
    "enabled": { $0.isEnabled = $1.flag },
    "highlighted": { $0.isHighlighted = $1.flag },
    "selected": { $0.isSelected = $1.flag },
    "showsMenuAsPrimaryAction": { $0.showsMenuAsPrimaryAction = $1.flag },
  ]

  static let button: Setters<UIButton> = [
    "contentEdgeInsets": { $0.contentEdgeInsets = $1.insets },
    "fontDescription": { $0.titleLabel?.font = $1.font },
    "imageEdgeInsets": { $0.imageEdgeInsets = $1.insets },
    "inset": { $0.contentEdgeInsets = $1.insets },
    "lineBreakMode": { $0.titleLabel?.lineBreakMode = NibChoices.lineBreak($1.text) },
    "titleEdgeInsets": { $0.titleEdgeInsets = $1.insets },
    "titleShadowOffset": { $0.titleLabel?.shadowOffset = $1.size },
  ]

  static let stackView: Setters<UIStackView> = [
    "alignment": {
      $0.alignment = $1.named(UIStackView.Alignment.self, or: ["top": .leading, "bottom": .trailing]) ?? .fill
    },
    "axis": { $0.axis = $1.text == "vertical" ? .vertical : .horizontal },
    "baselineRelativeArrangement": { $0.isBaselineRelativeArrangement = $1.flag },
    "distribution": { $0.distribution = $1.named(UIStackView.Distribution.self) ?? .fill },
    "layoutMarginsRelativeArrangement": { $0.isLayoutMarginsRelativeArrangement = $1.flag },
    "spacing": { $0.spacing = $1.number },
    "spacingType": { _, _ in },
  ]
}
