import Foundation
import HeadlessCore

/// Dates at which something changes.
public protocol TimelineSchedule {
  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often dates may come.
  typealias Mode = TimelineScheduleMode
  /// The dates from a date on.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a schedule's dates may come.
nonisolated public enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

/// At even distances.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval
  /// Creates a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }
  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldSequence<Date, (Date?, Bool)> {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    let first = start.addingTimeInterval(passed * interval)
    let interval = interval
    return sequence(first: first) { $0.addingTimeInterval(interval) }
  }
}

/// At the start of every minute.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates it.
  public init() {}
  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldSequence<Date, (Date?, Bool)> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
  }
}

/// At given dates.
nonisolated public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule
where Entries: Sequence, Entries.Element == Date {
  private let dates: Entries
  /// Creates a schedule.
  public init(_ dates: Entries) { self.dates = dates }
  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// In every frame of an animation. Between steps nothing is drawn here, so the content is made once for each update.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates an interval apart, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var coming: Date?
    fileprivate let interval: TimeInterval

    /// The next date; nil where nothing is animated.
    public mutating func next() -> Date? {
      defer { coming = coming?.addingTimeInterval(interval) }
      return coming
    }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates it. Without an interval, the dates are those of a display's frames.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
    isPaused = paused
  }
  /// The dates: none while it is paused, or while the display shows no animations.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(coming: isPaused || mode == .lowFrequency ? nil : start, interval: interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At even distances.
  nonisolated public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the start of every minute.
  nonisolated public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// In every frame.
  nonisolated public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// In every frame, not too often.
  nonisolated public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  /// At given dates.
  nonisolated public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

/// A view that is made anew at the dates of a schedule.
nonisolated public struct TimelineView<Schedule, Content>: View where Schedule: TimelineSchedule, Content: View {
  /// What the content is told.
  public struct Context: Sendable {
    /// How often dates come.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }
    /// The date of the schedule.
    public let date: Date
    /// How often dates come.
    public let cadence: Cadence = .live
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view on a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }
}

/// What the content of every timeline is told.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { TimelineNode(view, inputs) }
}

/// The node of a timeline: a timer of the run makes the content anew.
@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: TypedNode<TimelineView<Schedule, Content>>,
  BodyNode
{
  nonisolated(unsafe) private var timer: Timer?

  override init(_ view: TimelineView<Schedule, Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    rebuild()
    plan()
  }

  override func update(_ view: TimelineView<Schedule, Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rebuild()
    // Another schedule may have other dates: those of the former one are nobody's now.
    timer?.invalidate()
    plan()
  }

  override func refresh() { rebuild() }

  private func rebuild() {
    let now = Date()
    var date = now
    // The latest date of the schedule that has come.
    for (count, entry) in view.schedule.entries(from: now, mode: .normal).enumerated() {
      if entry > now || count > 100 { break }
      date = entry
    }
    let previous = graph.enter(self)
    let content = ObservationTracking.track(self) { view.content(TimelineViewDefaultContext(date: date)) }
    graph.leave(previous)
    NodeReconciler.update(&child, to: content, in: self, environment)
  }

  private func plan() {
    // Between steps nothing is drawn: a schedule of frames would only keep the run from coming to rest.
    if view.schedule is AnimationTimelineSchedule { return }
    let now = Date()
    var coming = view.schedule.entries(from: now, mode: .normal).lazy.filter { $0 > now }.makeIterator()
    guard let next = coming.next() else { return }
    let interval = coming.next().map { $0.timeIntervalSince(next) } ?? 0
    let timer = Timer(fire: next, interval: interval, repeats: interval > 0) { [weak self] _ in
      MainThread.assume { self?.markDirty() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func willLeave() { timer?.invalidate() }

  deinit { timer?.invalidate() }
}
