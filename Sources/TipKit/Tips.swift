/// What tips are made of, and what all of an app's tips have in common.
public enum Tips {
  /// Lets tips be seen: before this call none is. What an app keeps of its tips ends with the run, as after an installation.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws { TipStore.current.configure(configuration) }
  /// Forgets which tips were seen and closed, and what was donated.
  public static func resetDatastore() throws { TipStore.current.forgetAll() }

  // For trying tips out: whatever their rules say.
  public static func showAllTipsForTesting() { TipStore.current.test { ($0.isShowingAll, $0.isHidingAll) = (true, false) } }
  public static func hideAllTipsForTesting() { TipStore.current.test { ($0.isShowingAll, $0.isHidingAll) = (false, true) } }
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.current.test { $0.shownTypes.formUnion(tips.map { ObjectIdentifier($0) }) }
  }
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.current.test { $0.hiddenTypes.formUnion(tips.map { ObjectIdentifier($0) }) }
  }

  /// Whether a tip may be seen.
  public enum Status: Hashable, Sendable {
    /// A rule does not hold yet, or another tip was seen a short while ago.
    case pending
    case available
    case invalidated(InvalidationReason)
  }

  /// Why a tip is never seen again.
  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// How an app's tips behave.
  public struct ConfigurationOption: Sendable {
    enum Kind: Sendable {
      case frequency(DisplayFrequency)
      case elsewhere
    }
    let kind: Kind

    /// How long no new tip is seen after one was.
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption(kind: .frequency(displayFrequency))
    }
    /// Where the app keeps what it knows of its tips. Nothing is kept beyond a run.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption(kind: .elsewhere)
    }
    /// Shares the tips with the user's other devices, of which there are none.
    public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption {
      ConfigurationOption(kind: .elsewhere)
    }

    public struct DisplayFrequency: Sendable {
      let seconds: TimeInterval
      public static var immediate: DisplayFrequency { DisplayFrequency(seconds: 0) }
      public static var hourly: DisplayFrequency { DisplayFrequency(seconds: 3600) }
      public static var daily: DisplayFrequency { DisplayFrequency(seconds: 86400) }
      public static var weekly: DisplayFrequency { DisplayFrequency(seconds: 7 * 86400) }
      public static var monthly: DisplayFrequency { DisplayFrequency(seconds: 30 * 86400) }
    }

    public struct DatastoreLocation: Sendable {
      public static var applicationDefault: DatastoreLocation { DatastoreLocation() }
      public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
    }

    public struct CloudKitContainer: Sendable {
      public static var automatic: CloudKitContainer { CloudKitContainer() }
      public static func named(_ identifier: String) -> CloudKitContainer { CloudKitContainer() }
    }
  }

  /// Lets a tip be seen although another one was a short while ago.
  public struct IgnoresDisplayFrequency: TipOption {
    let ignores: Bool
    public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
  }

  /// How often a tip appears before it is closed for good.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }

  /// How long a tip is seen before it is closed for good; it is asked when the tip appears once more.
  public struct MaxDisplayDuration: TipOption {
    let seconds: TimeInterval
    public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
  }
}
