import CellTrace
@_exported import Foundation
import HeadlessCore

public enum WCSessionActivationState: Int, Sendable { case notActivated = 0, inactive, activated }

/// An iPhone's talk with its watch.
///
/// No watch is paired with this iPhone. A session can be activated, and then says so: ``isPaired`` is false, and whatever is sent ends with
/// `WCError.deviceNotPaired`. Before it is activated, it ends with `WCError.sessionNotActivated`. Delegates and closures are called on a
/// queue of the session's own, one after the other.
open class WCSession: NSObject, @unchecked Sendable {
  /// An iPad has no watch.
  open class func isSupported() -> Bool { !RunState.current.configuration.traits.device.isTablet }
  open class var `default`: WCSession { WatchRunState.current.session }

  open weak var delegate: (any WCSessionDelegate)?
  open private(set) var activationState = WCSessionActivationState.notActivated

  override init() { super.init() }

  /// Without a delegate nothing happens: nobody would hear of it.
  open func activate() {
    guard delegate != nil else { return }
    calls.async { [self] in
      activationState = .activated
      delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
    }
  }

  // MARK: The watch

  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var watchDirectoryURL: URL? { nil }
  open var hasContentPending: Bool { false }

  // MARK: Messages

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
  ) { fail(failure(message), errorHandler) }
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
  ) { fail(failure(nil), errorHandler) }

  // MARK: What waits for the watch

  /// What was sent last. Nothing was.
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw failure(applicationContext) }

  /// The delegate hears that it was not sent.
  @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transfer(userInfo, isForComplication: false)
  }
  @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transfer(userInfo, isForComplication: true)
  }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

  @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
    let error = FileManager.default.isReadableFile(atPath: file.path) ? failure(metadata) : WCError(.fileAccessDenied)
    calls.async { [self] in delegate?.session(self, didFinish: transfer, error: error) }
    return transfer
  }
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  // MARK: Machinery

  private let calls = DispatchQueue(label: "WCSession")

  /// Why nothing can be sent.
  private func failure(_ payload: [String: Any]?) -> WCError {
    guard activationState == .activated else { return WCError(.sessionNotActivated) }
    guard payload.map({ PropertyListSerialization.propertyList($0, isValidFor: .binary) }) ?? true else {
      return WCError(.payloadUnsupportedTypes)
    }
    return WCError(.deviceNotPaired)
  }
  private func fail(_ error: WCError, _ handler: (((any Error)) -> Void)?) {
    nonisolated(unsafe) let handler = handler
    calls.async { handler?(error) }
  }
  private func transfer(_ userInfo: [String: Any], isForComplication: Bool) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo, isForComplication)
    let error = failure(userInfo)
    calls.async { [self] in delegate?.session(self, didFinish: transfer, error: error) }
    return transfer
  }
}

/// The session of a run.
final class WatchRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(WatchRunState.self)
  let session = WCSession()
  init() {}
}
