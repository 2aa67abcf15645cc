import Foundation

extension AttributeScopes {
  /// What attributed strings say about their look in SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind them.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through them.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under them.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space between them.
    public let kern: KerningAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind them.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// A line through them.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// A line under them.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The space between them.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kerning"
    }
  }

  /// The scope of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of SwiftUI by its name.
  public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T where T: AttributedStringKey {
    self[T.self]
  }
}
