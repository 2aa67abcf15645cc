/// What a widget shows at a time. Apps share these values with their widgets; no widget is drawn here.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much a user may want to see an entry.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

extension View {
  /// Says where a widget leads. A view of the app leads nowhere by it, as on a phone.
  public func widgetURL(_ url: URL?) -> some View { self }
}

extension EnvironmentValues {
  /// The size of the widget around, for views that an app shares with its widgets.
  @Entry public var widgetFamily: WidgetFamily = .systemMedium
}
