@_spi(CellHarness) import UIKit

extension Image {
  /// Creates the image of an asset catalog that a generated constant names.
  public init(_ resource: ImageResource) { self.init(resource.assetName) }
}

extension Color {
  /// Creates the color of an asset catalog that a generated constant names.
  public init(_ resource: ColorResource) { self.init(resource.assetName) }
}
