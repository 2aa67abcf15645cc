import CellTrace
import HeadlessCore
import Testing
import WatchConnectivity

@_spi(CellHarness) @testable import UIKit

/// An iPhone without a watch.
@MainActor @Suite("The watch", .serialized) struct WatchTests {
  init() { RunState.begin() }

  private final class Listener: NSObject, WCSessionDelegate, @unchecked Sendable {
    var heard: [String] = []
    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
    ) { heard.append("activated \(activationState == .activated && error == nil) on main \(Thread.isMainThread)") }
    func sessionDidBecomeInactive(_ session: WCSession) { heard.append("inactive") }
    func sessionDidDeactivate(_ session: WCSession) { heard.append("deactivated") }
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {
      heard.append("\(userInfoTransfer.userInfo.count) \((error as? WCError)?.code == .deviceNotPaired)")
    }
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {
      heard.append("\(fileTransfer.file.fileURL.lastPathComponent) \((error as? WCError)?.code == .fileAccessDenied)")
    }
  }

  @Test("A session becomes active, has no watch, and what is sent says why it did not arrive")
  func sending() async {
    await #expect(processExitsWith: .success) { await WatchTests().sendingAlone() }
  }

  fileprivate func sendingAlone() async {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    func send() {
      WCSession.default.sendMessage(["text": "Hello"], replyHandler: { _ in }) { error in
        let text = error.localizedDescription
        DispatchQueue.main.async { label.text = text }
      }
    }
    let session = WCSession.default
    let listener = Listener()
    #expect(WCSession.isSupported() && session === WCSession.default && session.activationState == .notActivated)
    send()
    await turn()
    #expect(label.text == "The session has not been activated.")
    // Nobody would hear of it.
    session.activate()
    await turn()
    #expect(session.activationState == .notActivated)
    session.delegate = listener
    session.activate()
    #expect(listener.heard.isEmpty)
    await turn()
    #expect(listener.heard == ["activated true on main false"])
    #expect(session.activationState == .activated && !session.isPaired && !session.isReachable && !session.isWatchAppInstalled)
    send()
    await turn()
    #expect(label.text == "No Apple Watch is paired with this iPhone.")
    #expect(throws: WCError(.deviceNotPaired)) { try session.updateApplicationContext(["day": 1]) }
    #expect(throws: WCError(.payloadUnsupportedTypes)) { try session.updateApplicationContext(["day": NSObject()]) }
    session.transferUserInfo(["a": 1, "b": 2])
    session.transferFile(URL(fileURLWithPath: "/nowhere.txt"), metadata: nil)
    await turn()
    #expect(listener.heard.dropFirst() == ["2 true", "nowhere.txt true"] && session.outstandingUserInfoTransfers.isEmpty)
    RunState.begin()
    #expect(WCSession.default !== session && WCSession.default.activationState == .notActivated)
  }

  @Test("An iPad has no watch")
  func tablet() {
    RunState.begin(RunConfiguration(traits: HostTraits(device: .iPad)))
    #expect(!WCSession.isSupported())
    RunState.begin()
    #expect(WCSession.isSupported())
  }
}
