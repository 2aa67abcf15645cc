import Foundation

/// A request that runs in a queue.
///
/// A request that is cancelled before it begins ends with `CKError.operationCancelled`. All closures of a request are called one after
/// the other on the queue of the operation, its `completionBlock` last.
open class CKOperation: Operation, @unchecked Sendable {
  public typealias ID = String

  public override init() { super.init() }

  /// How long it may take, and over which network.
  open var configuration: Configuration! {
    get { known }
    set { known = newValue ?? Configuration() }
  }
  private var known = Configuration()
  open var group: CKOperationGroup?
  public let operationID: ID = UUID().uuidString
  /// Called for operations that go on without the app. None does here.
  open var longLivedOperationWasPersistedBlock: (() -> Void)?

  open var container: CKContainer? {
    get { configuration.container }
    set { configuration.container = newValue }
  }
  open var allowsCellularAccess: Bool {
    get { configuration.allowsCellularAccess }
    set { configuration.allowsCellularAccess = newValue }
  }
  open var isLongLived: Bool {
    get { configuration.isLongLived }
    set { configuration.isLongLived = newValue }
  }
  open var timeoutIntervalForRequest: TimeInterval {
    get { configuration.timeoutIntervalForRequest }
    set { configuration.timeoutIntervalForRequest = newValue }
  }
  open var timeoutIntervalForResource: TimeInterval {
    get { configuration.timeoutIntervalForResource }
    set { configuration.timeoutIntervalForResource = newValue }
  }

  /// How requests are made.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    public override init() { super.init() }
    open var container: CKContainer?
    open var qualityOfService = QualityOfService.default
    open var allowsCellularAccess = true
    open var isLongLived = false
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      (copy.container, copy.qualityOfService, copy.isLongLived) = (container, qualityOfService, isLongLived)
      copy.allowsCellularAccess = allowsCellularAccess
      copy.timeoutIntervalForRequest = timeoutIntervalForRequest
      copy.timeoutIntervalForResource = timeoutIntervalForResource
      return copy
    }
  }

  open override func start() {
    if isCancelled { end(CKError(.operationCancelled, CloudText.cancelled)) }
    super.start()
  }
  open override func main() { end(CKError.noAccount) }

  /// Tells the closures what came of it.
  func end(_ error: CKError) {}
}

/// Requests that belong together.
open class CKOperationGroup: NSObject, @unchecked Sendable {
  public enum TransferSize: Int, Sendable {
    case unknown = 0, kilobytes, megabytes, tensOfMegabytes, hundredsOfMegabytes, gigabytes, tensOfGigabytes, hundredsOfGigabytes
  }
  public override init() { super.init() }
  public let operationGroupID: String = UUID().uuidString
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  open var name: String?
  open var quantity = 0
  open var expectedSendSize = TransferSize.unknown
  open var expectedReceiveSize = TransferSize.unknown
}

/// A request to a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The private database of the default container where nothing else is said.
  open var database: CKDatabase?

  var asked: CKDatabase { database ?? (container ?? .default()).privateCloudDatabase }
}
