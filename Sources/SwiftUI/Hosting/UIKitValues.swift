import Foundation
@_spi(CellHarness) import UIKit

extension Color {
  /// A colour of UIKit's.
  public init(uiColor: UIColor) { self.init(name: uiColor.description, alpha: Double(uiColor.cgColor.alpha)) }
  /// A colour of UIKit's.
  /// A constant of an asset catalog is the resource where both have it.
  @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension Image {
  /// An image of UIKit's.
  public init(uiImage: UIImage) {
    self.init(source: .bitmap(uiImage.description, width: Double(uiImage.size.width), height: Double(uiImage.size.height)))
    switch uiImage.renderingMode {
    case .alwaysTemplate: renderingMode = .template
    case .alwaysOriginal: renderingMode = .original
    case .automatic: renderingMode = uiImage.isSymbolImage ? .template : nil
    }
  }
}

extension Image {
  /// How an image is turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 0
    case upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// An image of Core Graphics'.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    isDecorative = false
    self.label = label.resolvedString(EnvironmentValues())
  }
  /// An image of Core Graphics' that assistive technology passes over.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let name = UIImage(cgImage: cgImage).description + (orientation == .up ? "" : " \(orientation)")
    let isTurned = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
    let (width, height) = (Double(cgImage.width) / Double(scale), Double(cgImage.height) / Double(scale))
    self.init(source: .bitmap(name, width: isTurned ? height : width, height: isTurned ? width : height))
    isDecorative = true
  }
}

extension Font {
  /// A font of UIKit's, which Core Text has as its own: of the size it has, whatever the user's text size.
  public init(_ font: CTFont) {
    self.init(font.face.family.map { .custom($0, Double(font.pointSize)) } ?? .fixed(Double(font.pointSize), nil))
    weight = Weight(value: font.face.weight)
    isItalic = font.face.isItalic
  }
}

extension Color {
  /// A colour of Core Graphics'.
  @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }
  /// The colour's parts; nil for one that has others in the light and in the dark, and for one of a catalog.
  public var cgColor: CGColor? {
    guard Color.spellings.contains(where: name.hasPrefix) || name == "clear" else { return nil }
    return UIColor(self).cgColor
  }
}

extension EdgeInsets {
  /// Insets of UIKit's.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom, trailing: nsEdgeInsets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Insets of SwiftUI's.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
  }
}

nonisolated extension UIUserInterfaceStyle {
  /// The style of a colour scheme; unspecified without one.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

nonisolated extension ColorScheme {
  /// The colour scheme of a style; nil for an unspecified one.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UIContentSizeCategory {
  /// The size that SwiftUI's stands for; unspecified without one.
  public init(_ coreSizeCategory: ContentSizeCategory?) {
    let index = coreSizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
    self = index.map { UIContentSizeCategory.steps[$0] } ?? .unspecified
  }
  /// The size that SwiftUI's stands for; unspecified without one.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let index = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
    self = index.map { UIContentSizeCategory.steps[$0] } ?? .unspecified
  }

  /// The smallest first, as SwiftUI counts them.
  fileprivate static let steps: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

extension ContentSizeCategory {
  /// The size that UIKit's stands for; nil for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory.steps.firstIndex(of: uiSizeCategory) else { return nil }
    self = ContentSizeCategory.allCases[index]
  }
}
