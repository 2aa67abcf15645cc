extension Tips {
  /// Nothing beside the moment.
  public struct EmptyDonation: Codable, Sendable {
    public init() {}
  }

  /// Something that the user does again and again.
  public struct Event<DonationInfo: Codable & Sendable>: RuleInput, Identifiable {
    public let id: String

    public init(id: String) { self.id = id }
    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }

    /// One time.
    @dynamicMemberLookup public struct Donation: Sendable {
      public let date: Date
      let info: DonationInfo
      public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: keyPath] }
    }

    /// The latest thousand times, the first one first.
    public var donations: [Donation] {
      TipStore.current.donations(id).suffix(1000).compactMap { time in
        (time.info as? DonationInfo).map { Donation(date: time.date, info: $0) }
      }
    }
    public var ruleValue: Event { self }

    public func donate(_ donation: DonationInfo) async { TipStore.current.donate(id, donation) }
    public func donate() async where DonationInfo == EmptyDonation { TipStore.current.donate(id, EmptyDonation()) }
    /// The same without waiting for it.
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      TipStore.current.donate(id, donation)
      if let completion { DispatchQueue.global().async(execute: completion) }
    }
    /// The same without waiting for it.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonation {
      sendDonation(EmptyDonation(), completion)
    }
  }

  /// A time that ends now.
  public struct DonationTimeRange: Sendable {
    let seconds: TimeInterval
    public static var minute: DonationTimeRange { minutes(1) }
    public static var hour: DonationTimeRange { hours(1) }
    public static var day: DonationTimeRange { days(1) }
    public static var week: DonationTimeRange { weeks(1) }
    public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: TimeInterval(count) * 60) }
    public static func hours(_ count: Int) -> DonationTimeRange { minutes(60 * count) }
    public static func days(_ count: Int) -> DonationTimeRange { hours(24 * count) }
    public static func weeks(_ count: Int) -> DonationTimeRange { days(7 * count) }
  }
}

extension Array {
  /// Those of late.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element] where Element == Tips.Event<Info>.Donation {
    let start = Date().addingTimeInterval(-range.seconds)
    return filter { $0.date >= start }
  }
  /// The most times that have a value in common.
  public func largestSubset<Info, Value: Hashable>(groupedBy keyPath: KeyPath<Info, Value>) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    Dictionary(grouping: self) { $0.info[keyPath: keyPath] }.values.max { $0.count < $1.count } ?? []
  }
  /// The fewest times that have a value in common.
  public func smallestSubset<Info, Value: Hashable>(groupedBy keyPath: KeyPath<Info, Value>) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    Dictionary(grouping: self) { $0.info[keyPath: keyPath] }.values.min { $0.count < $1.count } ?? []
  }
}
