@_spi(CellHarness) import UIKit

extension Image {
  /// Creates the image of an asset catalog that a generated constant names.
  public init(_ resource: ImageResource) { self.init(resource.assetName) }
}

extension Color {
  /// Creates the color of an asset catalog that a generated constant names.
  public init(_ resource: ColorResource) { self.init(resource.assetName) }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and an image of an asset catalog.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
  }
  /// Creates a button with a title and an image of an asset catalog.
  @preconcurrency @_disfavoredOverload
  public init<S>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(action: action) { SwiftUI.Label(title, image: image) }
  }
  /// Creates a button with a role, a title and an image of an asset catalog.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
  }
  /// Creates a button with a role, a title and an image of an asset catalog.
  @preconcurrency @_disfavoredOverload
  public init<S>(_ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol { self.init(role: role, action: action) { SwiftUI.Label(title, image: image) } }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label with an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.assetName)
  }
  /// Creates a label with an image of an asset catalog.
  @_disfavoredOverload
  public init<S>(_ title: S, image resource: ImageResource) where S: StringProtocol {
    self.init(title, image: resource.assetName)
  }
}
