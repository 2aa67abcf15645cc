import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Shows a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    content = configuration
    apply()
  }
  public override init(frame: CGRect) {
    content = .cell()
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        raise("CC-03", "The content view \(type(of: self)) does not support the configuration type \(type(of: newValue)).")
      }
      let old = content
      content = new
      guard isInUpdate else { return apply() }
      if new != old { apply(differencesFrom: old) }
    }
  }

  /// Where the text stands; nil while there is none (CC-23).
  open private(set) var textLayoutGuide: UILayoutGuide?
  open private(set) var secondaryTextLayoutGuide: UILayoutGuide?
  open private(set) var imageLayoutGuide: UILayoutGuide?

  open override func layoutSubviews() {
    place()
    super.layoutSubviews()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: arrangement.naturalWidth, height: height(forWidth: bounds.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(forWidth: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    // Who asks for the smallest size that fits gives no width: the content has one of its own.
    let width =
      targetSize.width > 0
      ? targetSize.width : horizontalFittingPriority < .required ? arrangement.naturalWidth : bounds.width
    let height = verticalFittingPriority == .required ? targetSize.height : height(forWidth: width)
    return CGSize(width: width, height: height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if let imageView { applyImage(to: imageView) }
  }

  // MARK: Parts

  private var content: UIListContentConfiguration
  private var appliedAlpha: CGFloat = 1
  private var textLabel: UILabel?
  private var secondaryLabel: UILabel?
  private var imageView: UIImageView?

  override func heightThatFits(width: CGFloat) -> CGFloat { height(forWidth: width) }

  /// True while the cell brings itself up to date with its state.
  private var isInUpdate: Bool { (superview as? any ListCellView)?.core.isUpdating == true }

  /// Writes every property again, also those that are equal: what is shown now was written for the present item. An update
  /// to the cell's state writes only what it changes.
  private func apply(differencesFrom old: UIListContentConfiguration? = nil) {
    recordWrite("configuration")
    if directionalLayoutMargins != content.directionalLayoutMargins {
      directionalLayoutMargins = content.directionalLayoutMargins
    }
    // What the app wrote to the view itself stays until a configuration has another value than the one before.
    if appliedAlpha != content.alpha {
      appliedAlpha = content.alpha
      alpha = content.alpha
    }
    textLabel = label(textLabel, isNeeded: content.hasText)
    secondaryLabel = label(secondaryLabel, isNeeded: content.hasSecondaryText)
    if let textLabel {
      fill(textLabel, content.text, content.attributedText, content.textProperties, always: old == nil)
    }
    if let secondaryLabel {
      fill(
        secondaryLabel, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
        always: old == nil)
    }
    if content.image == nil {
      imageView?.removeFromSuperview()
      imageView = nil
    } else if let view = imageView {
      if old == nil || old?.image != content.image || old?.imageProperties != content.imageProperties { applyImage(to: view) }
    } else {
      let view = UIImageView()
      insertSubview(view, at: 0)
      imageView = view
      applyImage(to: view)
    }
    textLayoutGuide = guide(textLayoutGuide, isNeeded: textLabel != nil, "text")
    secondaryTextLayoutGuide = guide(secondaryTextLayoutGuide, isNeeded: secondaryLabel != nil, "secondaryText")
    imageLayoutGuide = guide(imageLayoutGuide, isNeeded: imageView != nil, "image")
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func label(_ present: UILabel?, isNeeded: Bool) -> UILabel? {
    guard isNeeded else {
      present?.removeFromSuperview()
      return nil
    }
    if let present { return present }
    let made = UILabel()
    addSubview(made)
    return made
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, always: Bool
  ) {
    let color = properties.resolvedColor()
    if always || label.font != properties.font { label.font = properties.font }
    if always || label.textColor != color { label.textColor = color }
    if always || label.textAlignment != properties.textAlignment { label.textAlignment = properties.textAlignment }
    if always || label.lineBreakMode != properties.lineBreakMode { label.lineBreakMode = properties.lineBreakMode }
    if always || label.numberOfLines != properties.numberOfLines { label.numberOfLines = properties.numberOfLines }
    if label.adjustsFontSizeToFitWidth != properties.adjustsFontSizeToFitWidth {
      label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    }
    if label.minimumScaleFactor != properties.minimumScaleFactor { label.minimumScaleFactor = properties.minimumScaleFactor }
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed {
      if always || label.attributedText != attributed { label.attributedText = attributed }
    } else {
      let shown = text.map(properties.shown)
      if always || label.text != shown { label.text = shown }
    }
  }

  private func applyImage(to view: UIImageView) {
    let properties = content.imageProperties
    view.image = content.image
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.tintColor = properties.resolvedTintColor(for: tintColor)
    view.contentMode = .scaleAspectFit
    if view.storedLayer != nil || properties.cornerRadius > 0 || properties.strokeWidth > 0 {
      view.layer.cornerRadius = properties.cornerRadius
      view.clipsToBounds = properties.cornerRadius > 0
      view.layer.borderWidth = properties.strokeWidth
      view.layer.borderColor =
        properties.strokeWidth > 0 ? properties.resolvedStrokeColor(for: tintColor).cgColor : nil
    }
  }

  private func guide(_ present: UILayoutGuide?, isNeeded: Bool, _ name: String) -> UILayoutGuide? {
    guard isNeeded else {
      if let present { removeLayoutGuide(present) }
      return nil
    }
    if let present { return present }
    let made = UILayoutGuide()
    made.identifier = "UIListContentView.\(name)LayoutGuide"
    made.kind = .placed
    addLayoutGuide(made)
    return made
  }

  // MARK: Layout

  private var arrangement: ListContentArrangement {
    ListContentArrangement(
      content: content, margins: margins, text: textLabel, secondary: secondaryLabel, image: imageView,
      scale: traitCollection.displayScale)
  }

  /// The configuration's margins; along preserved axes at least as much as the superview's.
  private var margins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    guard let above = superview else { return margins }
    let outer = above.directionalLayoutMargins
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      let before = frame.minX - above.bounds.minX
      let after = above.bounds.maxX - frame.maxX
      if abs(before) < 1 { margins.leading = max(margins.leading, outer.leading) }
      if abs(after) < 1 { margins.trailing = max(margins.trailing, outer.trailing) }
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  private func height(forWidth width: CGFloat) -> CGFloat { arrangement.height(forWidth: width) }

  private func place() {
    let frames = arrangement.frames(in: bounds, rightToLeft: isRightToLeft)
    if let imageView, let frame = frames.image { imageView.frame = frame }
    if let textLabel, let frame = frames.text { textLabel.frame = frame }
    if let secondaryLabel, let frame = frames.secondary { secondaryLabel.frame = frame }
    imageLayoutGuide?.placedFrame = frames.image ?? .zero
    textLayoutGuide?.placedFrame = frames.text ?? .zero
    secondaryTextLayoutGuide?.placedFrame = frames.secondary ?? .zero
  }
}
