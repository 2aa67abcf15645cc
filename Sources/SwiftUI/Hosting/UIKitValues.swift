import Foundation
@_spi(CellHarness) import UIKit

extension Color {
  /// A colour of UIKit's.
  public init(uiColor: UIColor) { self.init(name: uiColor.description, alpha: Double(uiColor.cgColor.alpha)) }
  /// A colour of UIKit's.
  public init(_ color: UIColor) { self.init(uiColor: color) }
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

extension Color {
  /// A colour of Core Graphics'.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }
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
