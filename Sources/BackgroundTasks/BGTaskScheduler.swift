@_exported import Foundation
import HeadlessCore

/// Work that the system asks the app for while it is not open. It never does: a run ends before.
open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  init(_ identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Asks for such work.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?
  init(_ identifier: String) { self.identifier = identifier }
}
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(identifier) }
}
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(identifier) }
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
}

/// Takes requests for work. As on a phone, an identifier is registered once, and a request for one that is not registered is refused.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  open class var shared: BGTaskScheduler { BackgroundRunState.current.scheduler }
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  private var registered: Set<String> = []
  private var requests: [BGTaskRequest] = []

  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { registered.insert(identifier).inserted }
  open func submit(_ taskRequest: BGTaskRequest) throws {
    guard registered.contains(taskRequest.identifier) else { throw NSError(domain: Self.errorDomain, code: 3) }
    requests.removeAll { $0.identifier == taskRequest.identifier }
    requests.append(taskRequest)
  }
  open func cancel(taskRequestWithIdentifier identifier: String) { requests.removeAll { $0.identifier == identifier } }
  open func cancelAllTaskRequests() { requests = [] }
  open func pendingTaskRequests() async -> [BGTaskRequest] { requests }
  @preconcurrency
  open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    let requests = requests
    DispatchQueue.global().async { completionHandler(requests) }
  }
}

final class BackgroundRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(BackgroundRunState.self)
  let scheduler = BGTaskScheduler()
  init() {}
}
