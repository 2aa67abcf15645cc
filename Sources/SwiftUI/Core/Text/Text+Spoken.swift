import Foundation

// What a text says about itself for assistive technology, and is a text still: `Text("3").accessibilityLabel("three") + Text("x")`.

nonisolated extension Text {
  /// Names the text for assistive technology.
  public func accessibilityLabel(_ label: Text) -> Text {
    spoken("accessibilityLabel", label.resolvedString(EnvironmentValues()))
  }
  /// Names the text for assistive technology.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
  /// Names the text for assistive technology.
  @_disfavoredOverload
  public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol { accessibilityLabel(Text(label)) }
  /// Tells how important a heading is.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { spoken("accessibilityHeading", "\(level)") }
  /// Tells what the text is about.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    spoken("accessibilityTextContentType", value.name)
  }
  /// Has punctuation read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    spoken("speechAlwaysIncludesPunctuation", "\(value)")
  }
  /// Has the text read letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { spoken("speechSpellsOutCharacters", "\(value)") }
  /// Raises or lowers the voice that reads the text.
  public func speechAdjustedPitch(_ value: Double) -> Text { spoken("speechAdjustedPitch", NumberText.of(value)) }
  /// Has announcements wait for each other.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { spoken("speechAnnouncementsQueued", "\(value)") }
}

nonisolated extension View {
  /// Tells what text is about.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    modifier(RecordedOnly("accessibilityTextContentType", value.name))
  }
  /// Has punctuation read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modifier(RecordedOnly("speechAlwaysIncludesPunctuation", "\(value)"))
  }
  /// Has text read letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modifier(RecordedOnly("speechSpellsOutCharacters", "\(value)"))
  }
  /// Has announcements wait for each other.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    modifier(RecordedOnly("speechAnnouncementsQueued", "\(value)"))
  }
  /// Where assistive technology touches the view, as a part of its size.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    modifier(RecordedOnly("accessibilityActivationPoint", activationPoint.text))
  }
  /// Where assistive technology touches the view.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    modifier(
      RecordedOnly("accessibilityActivationPoint", "\(NumberText.of(activationPoint.x)),\(NumberText.of(activationPoint.y))"))
  }
}

/// What a text is about, for how it is read.
nonisolated public struct AccessibilityTextContentType: Sendable {
  let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
