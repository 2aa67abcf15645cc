import AppTrackingTransparency
import AuthenticationServices
import BackgroundTasks
import CoreHaptics
import CoreMotion
import CoreSpotlight
import GameplayKit
import HeadlessCore
import LinkPresentation
import MediaPlayer
import MultipeerConnectivity
import QuickLook
import SwiftUI
import Testing

@_spi(CellHarness) @testable import UIKit

/// What this device has not: an account, sensors, neighbours; and what is kept although nobody asks for it.
@MainActor @Suite("The device and its neighbours", .serialized) struct DeviceTests {
  init() { RunState.begin() }

  @Test("Signing in is cancelled by the user, and nobody was signed in before")
  func account() async {
    await #expect(processExitsWith: .success) { try await DeviceTests().accountAlone() }
  }

  fileprivate func accountAlone() async throws {
    final class Listener: NSObject, ASAuthorizationControllerDelegate {
      var heard: [String] = []
      func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        heard.append((error as? ASAuthorizationError)?.code == .canceled ? "cancelled" : "\(error)")
      }
    }
    let provider = ASAuthorizationAppleIDProvider()
    let request = provider.createRequest()
    request.requestedScopes = [.email, .fullName]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    let listener = Listener()
    controller.delegate = listener
    controller.performRequests()
    #expect(listener.heard.isEmpty)
    await turn()
    #expect(listener.heard == ["cancelled"])
    #expect(try await provider.credentialState(forUserID: "1") == .notFound)
    let button = ASAuthorizationAppleIDButton(type: .continue, style: .white)
    button.layoutIfNeeded()
    #expect(button.shownTexts == ["Continue with Apple"])
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
  }

  @Test("A button for an Apple account says what it is for, lets the app fill the request, and the user cancels")
  func signInButton() async {
    await #expect(processExitsWith: .success) { await DeviceTests().signInAlone() }
  }

  fileprivate func signInAlone() async {
    final class Heard { var words: [String] = [] }
    struct Page: View {
      let heard: Heard
      var body: some View {
        VStack {
          SignInWithAppleButton(.signUp) { request in
            request.requestedScopes = [.email]
            heard.words.append("request")
          } onCompletion: { result in
            guard case .failure(let error) = result else { return }
            heard.words.append((error as? ASAuthorizationError)?.code == .canceled ? "cancelled" : "\(error)")
          }
          .signInWithAppleButtonStyle(.whiteOutline)
          .frame(width: 200, height: 50)
        }
      }
    }
    let heard = Heard()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let hosting = UIHostingController(rootView: Page(heard: heard))
    window.rootViewController = hosting
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    await turn()
    #expect(hosting.view.shownTexts == ["Sign up with Apple"])
    guard let point = hosting.view.center(of: "Sign up with Apple") else { return #expect(Bool(false)) }
    TouchDriver.tap(at: point, in: window)
    #expect(heard.words == ["request"])
    await turn()
    #expect(heard.words == ["request", "cancelled"])
    let key = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
      .createCredentialAssertionRequest(challenge: Data([1]))
    #expect(key.relyingPartyIdentifier == "example.com" && key.challenge == Data([1]))
    await #expect { _ = try await EnvironmentValues().authorizationController.performRequests([key]) } throws: { error in
      (error as? ASAuthorizationError)?.code == .canceled
    }
  }

  @Test("A pattern of curves lasts as long as its events")
  func curves() throws {
    let curve = CHHapticParameterCurve(
      parameterID: .hapticIntensityControl, controlPoints: [.init(relativeTime: 0, value: 1), .init(relativeTime: 1, value: 0)],
      relativeTime: 0)
    let event = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.5, duration: 1)
    #expect(try CHHapticPattern(events: [event], parameterCurves: [curve]).duration == 1.5)
  }

  @Test("A page's title and host stand for it, and a provider is used once")
  func links() async {
    let metadata = LPLinkMetadata()
    metadata.url = URL(string: "https://example.org/a")
    metadata.title = "A walk by the river"
    let link = LPLinkView(metadata: metadata)
    link.frame = CGRect(origin: .zero, size: link.sizeThatFits(CGSize(width: 300, height: 0)))
    link.layoutIfNeeded()
    #expect(link.bounds.height == 60 && link.shownTexts == ["A walk by the river", "example.org"])
    await #expect(processExitsWith: .failure) {
      let provider = LPMetadataProvider()
      for address in ["https://example.org/a", "https://example.org/b"] {
        guard let url = URL(string: address) else { return }
        provider.startFetchingMetadata(for: url) { _, _ in }
      }
    }
  }

  @Test("A file's name stands for it, and the data source is asked again for another one")
  func files() throws {
    final class Files: QLPreviewControllerDataSource {
      let names = ["a.pdf", "b.pdf"]
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int { names.count }
      func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
        NSURL(fileURLWithPath: "/files/\(names[index])")
      }
    }
    let files = Files()
    let preview = QLPreviewController()
    preview.dataSource = files
    preview.loadViewIfNeeded()
    #expect(preview.title == "a.pdf" && preview.view.shownTexts == ["a.pdf"])
    preview.currentPreviewItemIndex = 1
    #expect(preview.view.shownTexts == ["b.pdf"] && QLPreviewController.canPreview(NSURL(fileURLWithPath: "/a")))
    preview.currentPreviewItemIndex = 2
    #expect(preview.currentPreviewItem == nil)
  }

  @Test("What is indexed is kept until it is deleted; work is taken for registered identifiers only")
  func keeping() async {
    await #expect(processExitsWith: .success) { try await DeviceTests().keepingAlone() }
  }

  fileprivate func keepingAlone() async throws {
    let index = CSSearchableIndex.default()
    let names: [String] = ["a", "b"]
    let items = names.map { name in
      CSSearchableItem(
        uniqueIdentifier: name, domainIdentifier: "notes.\(name)", attributeSet: CSSearchableItemAttributeSet(contentType: .text))
    }
    try await index.indexSearchableItems(items)
    #expect(CSSearchableIndex.default() === index)
    let scheduler = BGTaskScheduler.shared
    #expect(throws: NSError.self) { try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh")) }
    #expect(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
    #expect(!scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["refresh"])
    let center = MPNowPlayingInfoCenter.default()
    center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Overture"]
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Overture")
    RunState.begin()
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo == nil && BGTaskScheduler.shared !== scheduler)
  }

  @Test("Chance by a seed is the same each time, and a shuffled distribution gives each number before one comes again")
  func chance() {
    func numbers() -> [Int] {
      let source = GKMersenneTwisterRandomSource(seed: 7)
      return (0..<5).map { _ in source.nextInt(upperBound: 100) }
    }
    #expect(numbers() == numbers() && Set(numbers()).count > 1)
    let die = GKShuffledDistribution.d6()
    for _ in 0..<3 { #expect(Set((0..<6).map { _ in die.nextInt() }) == Set(1...6)) }
    let shuffled = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: Array(1...20)) as? [Int]
    #expect(shuffled?.sorted() == Array(1...20))
  }

  @Test("The user allows the app to look for music, and there is none")
  func music() async {
    #expect(MPMediaLibrary.authorizationStatus() == .notDetermined)
    // Another test may begin a run of its own while this one waits.
    let answers = await withCheckedContinuation { answer in
      MPMediaLibrary.requestAuthorization { answer.resume(returning: [$0, MPMediaLibrary.authorizationStatus()]) }
    }
    #expect(answers == [.authorized, .authorized])
    let query = MPMediaQuery.albums()
    let predicate = MPMediaPropertyPredicate(value: "Bach", forProperty: MPMediaItemPropertyArtist, comparisonType: .contains)
    query.addFilterPredicate(predicate)
    #expect(query.groupingType == .album && query.items?.isEmpty == true && query.collections?.isEmpty == true)
    #expect(query.filterPredicates == [predicate])
  }

  @Test("There is no sensor, no haptics, and nobody near")
  func nothing() throws {
    #expect(!CMPedometer.isStepCountingAvailable() && !CMMotionManager().isDeviceMotionAvailable)
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: NSError.self) { try CHHapticEngine() }
    let session = MCSession(peer: MCPeerID(displayName: "Mine"))
    #expect(session.connectedPeers.isEmpty)
    #expect(throws: NSError.self) { try session.send(Data(), toPeers: [MCPeerID(displayName: "Theirs")], with: .reliable) }
    #expect(!CMMotionActivityManager.isActivityAvailable() && CMMotionActivityManager.authorizationStatus() == .notDetermined)
    let browser = MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: "chat")
    browser.startBrowsingForPeers()
    #expect(browser.serviceType == "chat" && browser.myPeerID.displayName == "Mine")
  }
}
