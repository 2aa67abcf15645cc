import CoreMedia
import Foundation

/// Plays a medium. Nothing is loaded or heard, and no time passes in it: what the app asks for is kept, and told to who observes it.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }
  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }
  /// Why a player waits.
  public struct WaitingReason: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
  }

  public override init() {
    super.init()
    MediaKeys.add()
  }
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    MediaKeys.add()
    take(item)
  }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  // MARK: State
  open private(set) var status = Status.unknown {
    willSet { willChangeValue(forKey: "status") }
    didSet { didChangeValue(forKey: "status") }
  }
  open private(set) var timeControlStatus = TimeControlStatus.paused {
    willSet { willChangeValue(forKey: "timeControlStatus") }
    didSet { didChangeValue(forKey: "timeControlStatus") }
  }
  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
  }
  open private(set) var currentItem: AVPlayerItem? {
    willSet { willChangeValue(forKey: "currentItem") }
    didSet { didChangeValue(forKey: "currentItem") }
  }
  open private(set) var error: (any Error)?
  open var rate: Float = 0 {
    willSet { willChangeValue(forKey: "rate") }
    didSet {
      didChangeValue(forKey: "rate")
      control()
      if (rate == 0) != (oldValue == 0) { tellTime() }
    }
  }
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var isExternalPlaybackActive: Bool { false }
  open var preventsDisplaySleepDuringVideoPlayback = true

  // MARK: What the app asks for
  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func replaceCurrentItem(with item: AVPlayerItem?) { take(item) }

  open func currentTime() -> CMTime { currentItem?.time ?? .zero }
  open func seek(to time: CMTime) { seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity) }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    currentItem?.time = time
    tellTime()
  }
  @preconcurrency
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(
      to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
  }
  @preconcurrency
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter)
    DispatchQueue.main.async { completionHandler(true) }
  }
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in seek(to: time) { continuation.resume(returning: $0) } }
  }

  // MARK: Observers of time
  /// Calls the block when the time jumps and when the player starts or stops; no time passes in between.
  @preconcurrency
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(queue: queue ?? .main, block: block)
    observers.append(observer)
    return observer
  }
  open func removeTimeObserver(_ observer: Any) {
    observers.removeAll { $0 === observer as AnyObject }
  }

  private final class TimeObserver {
    let queue: DispatchQueue
    let block: @Sendable (CMTime) -> Void
    init(queue: DispatchQueue, block: @escaping @Sendable (CMTime) -> Void) { (self.queue, self.block) = (queue, block) }
  }
  private var observers: [TimeObserver] = []

  private func tellTime() {
    let time = currentTime()
    for observer in observers {
      let block = observer.block
      observer.queue.async { block(time) }
    }
  }

  func take(_ item: AVPlayerItem?) {
    currentItem = item
    control()
    item?.prepare { [weak self] in
      guard let self, currentItem === item else { return }
      if status == .unknown { status = .readyToPlay }
      error = item?.error
      control()
    }
  }

  private func control() {
    let isReady = currentItem?.status == .readyToPlay
    let now: TimeControlStatus = rate == 0 ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
    if now != timeControlStatus { timeControlStatus = now }
  }
}

/// Plays items one after the other. None ends by itself.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public init(items: [AVPlayerItem]) {
    queued = items
    super.init(playerItem: items.first)
  }
  public override init() {
    queued = []
    super.init()
  }
  public override init(playerItem item: AVPlayerItem?) {
    queued = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }
  private var queued: [AVPlayerItem]
  open func items() -> [AVPlayerItem] { queued }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queued.contains(item) }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { queued.firstIndex(of: $0) }.map { $0 + 1 } ?? queued.count
    queued.insert(item, at: place)
    follow()
  }
  open func remove(_ item: AVPlayerItem) {
    queued.removeAll { $0 === item }
    follow()
  }
  open func removeAllItems() {
    queued = []
    follow()
  }
  open func advanceToNextItem() {
    queued = Array(queued.dropFirst())
    follow()
  }
  private func follow() { if currentItem !== queued.first { take(queued.first) } }
}

/// Plays an item again and again, for as long as somebody keeps it.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange = .invalid) {
    super.init()
    if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
  }
  open private(set) var loopCount = 0
  open func disableLooping() {}
}
