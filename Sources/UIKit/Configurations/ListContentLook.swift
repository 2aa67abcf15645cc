import CellTrace
import CoreGraphics
import Foundation
import Synchronization

/// The kinds of list content the system has defaults for.
enum ListContentStyle: Hashable, Sendable {
  case cell, subtitleCell, valueCell, header, footer
  case plainHeader, plainFooter, groupedHeader, prominentHeader, extraProminentHeader, groupedFooter
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader

  /// What the styles that follow the list stand for in it (CC-26).
  func resolved(in list: UIListEnvironment) -> ListContentStyle {
    let isSidebar = list == .sidebar || list == .sidebarPlain
    let isGrouped = list == .grouped || list == .insetGrouped
    switch self {
    case .cell: return isSidebar ? .sidebarCell : self
    case .subtitleCell: return isSidebar ? .sidebarSubtitleCell : self
    case .header: return isSidebar ? .sidebarHeader : isGrouped ? .groupedHeader : .plainHeader
    case .footer: return isGrouped ? .groupedFooter : .plainFooter
    case .valueCell, .plainHeader, .plainFooter, .groupedHeader, .prominentHeader, .extraProminentHeader, .groupedFooter,
      .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell, .sidebarHeader:
      return self
    }
  }
}

/// Everything about list content that has a default.
struct ListContentLook: Equatable, @unchecked Sendable {
  var text: UIListContentConfiguration.TextProperties
  var secondary: UIListContentConfiguration.TextProperties
  var image = UIListContentConfiguration.ImageProperties()
  var axes: UIAxis = .horizontal
  var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  var prefersSideBySide = false
  var imageToText: CGFloat = 16
  var textToSecondaryHorizontal: CGFloat = 12
  var textToSecondaryVertical: CGFloat = 3

  /// The defaults of a style in a state.
  static func standard(for style: ListContentStyle, _ traits: ConfigurationTraits) -> ListContentLook {
    let key = Key(
      style: style.resolved(in: traits.list), category: traits.category, isDisabled: traits.isDisabled,
      subtitle: ListPolicy.subtitleFont)
    return known.withLock { known in
      if let look = known[key] { return look }
      let look = ListContentLook(key)
      known[key] = look
      return look
    }
  }

  mutating func adopt(_ new: ListContentLook, insteadOf old: ListContentLook) {
    text.adopt(new.text, insteadOf: old.text)
    secondary.adopt(new.secondary, insteadOf: old.secondary)
    image.adopt(new.image, insteadOf: old.image)
    if axes == old.axes { axes = new.axes }
    if margins == old.margins { margins = new.margins }
    if prefersSideBySide == old.prefersSideBySide { prefersSideBySide = new.prefersSideBySide }
    if imageToText == old.imageToText { imageToText = new.imageToText }
    if textToSecondaryHorizontal == old.textToSecondaryHorizontal { textToSecondaryHorizontal = new.textToSecondaryHorizontal }
    if textToSecondaryVertical == old.textToSecondaryVertical { textToSecondaryVertical = new.textToSecondaryVertical }
  }

  private struct Key: Hashable {
    var style: ListContentStyle
    var category: UIContentSizeCategory
    var isDisabled: Bool
    var subtitle: ListBehavior.SubtitleFont
  }

  private static let known = Mutex<[Key: ListContentLook]>([:])

  private init(_ key: Key) {
    let traits = UITraitCollection(preferredContentSizeCategory: key.category)
    func font(_ style: UIFont.TextStyle, bold: Bool = false) -> UIFont {
      let plain = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      guard bold else { return plain }
      var details = plain.details
      details.weight = style.metrics.boldWeight
      return UIFont(details: details, family: plain.family, style: plain.style)
    }
    let strong: UIColor = key.isDisabled ? .tertiaryLabel : .label
    let soft: UIColor = key.isDisabled ? .tertiaryLabel : .secondaryLabel
    text = .init(font: font(.body), color: strong)
    secondary = .init(font: font(key.subtitle == .caption1 ? .caption1 : .subheadline), color: strong)
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    if key.isDisabled { image.tintColor = .tertiaryLabel }
    switch key.style {
    case .cell, .subtitleCell: break
    case .valueCell:
      prefersSideBySide = true
      secondary = .init(font: font(.body), color: soft)
    case .plainHeader, .header:
      text = .init(font: font(.headline), color: strong)
      secondary = .init(font: font(.subheadline), color: soft)
      margins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 8)
    case .plainFooter, .footer:
      text = .init(font: font(.footnote), color: soft)
      secondary = .init(font: font(.footnote), color: soft)
      margins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 8)
    case .groupedHeader:
      text = .init(font: font(.footnote), color: soft, transform: .uppercase)
      secondary = .init(font: font(.footnote), color: soft)
      margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
    case .prominentHeader:
      text = .init(font: font(.title3, bold: true), color: strong)
      secondary = .init(font: font(.subheadline), color: soft)
      margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 8, trailing: 8)
    case .extraProminentHeader:
      text = .init(font: font(.title2, bold: true), color: strong)
      secondary = .init(font: font(.body), color: soft)
      margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 8, trailing: 8)
    case .groupedFooter:
      text = .init(font: font(.footnote), color: soft)
      secondary = .init(font: font(.footnote), color: soft)
      margins = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 11, trailing: 8)
    case .sidebarCell, .accompaniedSidebarCell: break
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      secondary = .init(font: font(.subheadline), color: soft)
    case .sidebarHeader:
      text = .init(font: font(.title3, bold: true), color: strong)
      secondary = .init(font: font(.subheadline), color: soft)
    }
  }
}
