import CoreGraphics
import Foundation
import HeadlessCore

extension UITableViewCell.CellStyle {
  /// The content configuration that looks like the style.
  var content: UIListContentConfiguration {
    switch self {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}

/// Texts and image of a cell's style: made when the app first asks for them, arranged as list content is.
@MainActor final class BuiltInCellContent {
  private let content: UIListContentConfiguration
  private let hasDetail: Bool
  private(set) var view = BuiltInContentView()

  init(_ content: UIListContentConfiguration, hasDetail: Bool) {
    self.content = content
    self.hasDetail = hasDetail
    view.parts = self
  }

  /// The parts of a cell; the default style has no second text.
  convenience init(_ style: UITableViewCell.CellStyle) { self.init(style.content, hasDetail: style != .default) }

  private var textLabel: UILabel?
  private var detailLabel: UILabel?
  private var picture: UIImageView?

  /// Whether any of the parts was asked for.
  var isUsed: Bool { textLabel != nil || detailLabel != nil || picture != nil }

  /// Whether a view is one of the parts.
  func has(_ view: UIView) -> Bool { view === textLabel || view === detailLabel || view === picture }

  var text: UILabel {
    if let textLabel { return textLabel }
    let made = label(content.textProperties)
    textLabel = made
    return made
  }

  var detail: UILabel? {
    guard hasDetail else { return nil }
    if let detailLabel { return detailLabel }
    let made = label(content.secondaryTextProperties)
    detailLabel = made
    return made
  }

  var image: UIImageView {
    if let picture { return picture }
    let made = UIImageView()
    made.contentMode = .scaleAspectFit
    view.addSubview(made)
    picture = made
    return made
  }

  private func label(_ properties: UIListContentConfiguration.TextProperties) -> UILabel {
    let made = UILabel()
    made.font = properties.font
    made.styleFont = made.font
    made.textColor = properties.resolvedColor()
    made.numberOfLines = 1
    view.addSubview(made)
    return made
  }

  /// A content view that shows the parts again, after a content configuration stood in its place.
  func takeOver() -> UIView {
    guard view.superview != nil || isUsed else { return view }
    let fresh = BuiltInContentView()
    for part in [picture, textLabel, detailLabel].compactMap({ $0 }) as [UIView] { fresh.addSubview(part) }
    fresh.parts = self
    view = fresh
    return fresh
  }

  // MARK: Layout

  private var arrangement: ListContentArrangement {
    func shown(_ label: UILabel?) -> UILabel? { (label?.text ?? "").isEmpty ? nil : label }
    var content = content
    if picture != nil {
      // Symbols and the room for them follow the user's text size, also in a cell that was made before it changed.
      let now = UIListContentConfiguration.cell()
      content.imageProperties.preferredSymbolConfiguration = now.imageProperties.preferredSymbolConfiguration
      content.textProperties.font = now.textProperties.font
    }
    if let configuration = picture?.preferredSymbolConfiguration {
      content.imageProperties.preferredSymbolConfiguration = configuration
    }
    return ListContentArrangement(
      content: content, margins: content.directionalLayoutMargins, text: shown(textLabel), secondary: shown(detailLabel),
      image: picture?.image == nil ? nil : picture, scale: view.traitCollection.displayScale)
  }

  func height(forWidth width: CGFloat) -> CGFloat { isUsed ? arrangement.height(forWidth: width) : 0 }

  func place(in bounds: CGRect) {
    guard isUsed else { return }
    let frames = arrangement.frames(in: bounds, rightToLeft: view.isRightToLeft)
    func place(_ part: UIView?, _ frame: CGRect?) {
      guard let part, part.superview === view else { return }
      let target = frame ?? .zero
      if part.frame != target { part.frame = target }
    }
    place(picture, frames.image)
    place(textLabel, frames.text)
    place(detailLabel, frames.secondary)
  }
}

/// The content view of a cell without a content configuration.
final class BuiltInContentView: UIView {
  weak var parts: BuiltInCellContent?
  override var nameInTraces: String? { "contentView" }

  /// A cell places them itself: what an app's own `layoutSubviews` does with them after `super` stays.
  override func layoutSubviews() {
    super.layoutSubviews()
    if !(superview is UITableViewCell) { parts?.place(in: bounds) }
  }

  /// The parts are placed by hand: their sizes don't come from constraints. Of the app's own views nobody tells the table (SIZ-01).
  override func subviewSizeDidChange(_ view: UIView) {
    super.subviewSizeDidChange(view)
    setNeedsLayout()
    guard parts?.has(view) == true else { return }
    superview?.setNeedsLayout()
    superview?.subviewSizeDidChange(self)
  }

  /// Constraints decide if there are any, otherwise the style's own parts.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if AutoLayoutHook.current.hasConstraints(self) {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: targetSize.width, height: parts?.height(forWidth: targetSize.width) ?? 0)
  }
}
