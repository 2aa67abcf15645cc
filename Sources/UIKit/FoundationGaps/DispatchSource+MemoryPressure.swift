import Dispatch
import Foundation

/// Tells when memory runs short: here when the run simulates a memory warning, which is a warning and never critical.
public final class DispatchSourceMemoryPressure: @unchecked Sendable {
  private let mask: DispatchSource.MemoryPressureEvent
  private let queue: DispatchQueue
  private var handler: (() -> Void)?
  private var observer: NSObjectProtocol?

  init(_ mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue) {
    self.mask = mask
    self.queue = queue
  }
  deinit { cancel() }

  public private(set) var data: DispatchSource.MemoryPressureEvent = []
  public private(set) var isCancelled = false

  public func setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
    self.handler = handler
  }
  public func activate() { resume() }
  public func suspend() {
    observer.map(NotificationCenter.default.removeObserver)
    observer = nil
  }
  public func resume() {
    guard observer == nil, !isCancelled else { return }
    // As in `UIApplication.didReceiveMemoryWarningNotification`, which belongs to the main actor.
    let name = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in self?.warn() }
  }
  public func cancel() {
    suspend()
    isCancelled = true
  }

  private func warn() {
    guard mask.contains(.warning) else { return }
    data = .warning
    queue.async { [self] in handler?() }
  }
}

extension DispatchSource {
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> DispatchSourceMemoryPressure {
    DispatchSourceMemoryPressure(eventMask, queue ?? .global())
  }
}
