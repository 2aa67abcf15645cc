import Foundation

/// Looks for other devices, and finds none.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let serviceType: String
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public init(peer myPeerID: MCPeerID, serviceType: String) { (self.myPeerID, self.serviceType) = (myPeerID, serviceType) }
  open func startBrowsingForPeers() {}
  open func stopBrowsingForPeers() {}
  /// Nobody is there to be invited.
  open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
}

/// Hears of devices that are found.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
