@_exported import Foundation
@_exported import UIKit

/// A device.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
  public let displayName: String
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum MCSessionState: Int, Sendable { case notConnected = 0, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable = 0, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional = 0, required, none }
public let MCErrorDomain = "MCErrorDomain"

/// Devices that talk to each other. No other device is near this one: nobody connects, and what is sent reaches nobody.
open class MCSession: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let encryptionPreference: MCEncryptionPreference
  open weak var delegate: (any MCSessionDelegate)?
  open var connectedPeers: [MCPeerID] { [] }
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
  }
  public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
    (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference)
  }
  /// Throws where somebody is named: nobody is connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    if !peerIDs.isEmpty { throw NSError(domain: MCErrorDomain, code: 1) }
  }
  open func disconnect() {}
}

/// Hears of other devices.
public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
    withError error: (any Error)?)
}

/// Tells others that a device may be invited.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  public let serviceType: String
  public let discoveryInfo: [String: String]?
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (discoveryInfo, self.serviceType) = (info, serviceType)
  }
  open func startAdvertisingPeer() {}
  open func stopAdvertisingPeer() {}
}
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
}

/// The same with the system's question to the user.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  public let serviceType: String
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) { self.serviceType = serviceType }
  open func start() {}
  open func stop() {}
}

/// A screen that looks for other devices, and finds none.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  public let session: MCSession
  open var minimumNumberOfPeers = 2
  open var maximumNumberOfPeers = 8
  public init(serviceType: String, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.frame = CGRect(x: 16, y: 16, width: 80, height: 44)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.browserViewControllerWasCancelled(self)
      }, for: .touchUpInside)
    view.addSubview(cancel)
  }
}

/// Hears that the search is over; it takes the screen away.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
