import CoreGraphics
import Foundation
import HeadlessCore

/// What a screen shows in place of its content (VC-13).
extension UIViewController {
  /// The content covers the screen; another configuration of the same kind updates it in place (CC-03).
  func placeUnavailableContent() {
    guard let configuration = contentUnavailableConfiguration else {
      unavailableView?.removeFromSuperview()
      unavailableView = nil
      return
    }
    if let present = unavailableView, type(of: present.configuration) == type(of: configuration) {
      present.configuration = configuration
      return
    }
    unavailableView?.removeFromSuperview()
    let made = configuration.makeContentView()
    unavailableView = made
    guard let root = viewIfLoaded else { return }
    made.frame = root.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(made)
  }

  /// The app is asked before a screen appears for the first time, unless it asks for an update by itself.
  func askForFirstUnavailableContent() {
    guard !wasAskedForUnavailable else { return }
    wasAskedForUnavailable = true
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// A search changes what a screen shows, and with it the placeholder. A screen that is not shown yet, or not any more, is asked when it
  /// appears: its views need not be there before.
  func searchedTextDidChange() {
    switch appearanceState {
    case .appearing where wasAskedForUnavailable, .appeared: scheduleUnavailableUpdate()
    case .appearing: break
    case .disappearing, .disappeared: if !awaitsUnavailableUpdate { wasAskedForUnavailable = false }
    }
  }

  /// The app asks for an update.
  func requestUnavailableUpdate() {
    wasAskedForUnavailable = true
    scheduleUnavailableUpdate()
  }

  /// Several requests are one update, in the next turn of the run loop.
  private func scheduleUnavailableUpdate() {
    guard !awaitsUnavailableUpdate else { return }
    awaitsUnavailableUpdate = true
    HostLoop.schedule(after: 0, label: "content unavailable update") { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.awaitsUnavailableUpdate = false
        self.updateContentUnavailableConfiguration(using: self.contentUnavailableConfigurationState)
      }
    }
  }
}
