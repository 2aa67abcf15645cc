import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Shows a background configuration behind a cell's content. The cell gives it its own bounds.
final class BackgroundConfigurationView: UIView {
  override var nameInTraces: String? { "UIBackgroundConfiguration" }
  var configuration: UIBackgroundConfiguration {
    didSet { apply() }
  }

  private let fill = BackgroundFillView()
  private var imageView: UIImageView?
  private var customView: UIView?

  init(configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    let hasStroke = configuration.strokeWidth > 0
    let shadow = configuration.shadowProperties
    if fill.storedLayer != nil || configuration.cornerRadius > 0 || hasStroke || shadow.opacity > 0 {
      fill.layer.cornerRadius = configuration.cornerRadius
      fill.layer.borderWidth = configuration.strokeWidth
      fill.layer.borderColor = hasStroke ? configuration.resolvedStrokeColor(for: tintColor).cgColor : nil
      fill.clipsToBounds = configuration.cornerRadius > 0
      fill.layer.shadowOpacity = Float(shadow.opacity)
      fill.layer.shadowColor = shadow.opacity > 0 ? shadow.color.cgColor : nil
      fill.layer.shadowRadius = shadow.radius
      fill.layer.shadowOffset = shadow.offset
      fill.layer.shadowPath = shadow.path?.cgPath
    }
    fill.effect = configuration.visualEffect.map { "\($0)" }
    applyImage()
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
      if let customView { addSubview(customView) }
    }
    setNeedsLayout()
  }

  private func applyImage() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    view.image = image
    view.contentMode = configuration.imageContentMode
    if imageView == nil {
      insertSubview(view, aboveSubview: fill)
      imageView = view
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if configuration.backgroundColor == nil || configuration.strokeWidth > 0 { apply() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.inset(by: insets)
    fill.frame = frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    imageView?.frame = frame
    customView?.frame = frame
  }

  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty, let margins = superview?.directionalLayoutMargins {
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    return absolute(insets)
  }
}

/// The coloured part of a background.
final class BackgroundFillView: UIView {
  override var nameInTraces: String? { "UIBackgroundConfiguration" }
  var effect: String? {
    didSet { recordWrite("visualEffect") }
  }

  override func describe(into builder: inout AppearanceBuilder) {
    describeSelf(.background, [("visualEffect", effect)], onlyIfPerceivable: true, into: &builder)
  }
}
