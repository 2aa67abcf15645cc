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

  /// The app is asked when its search changes, as if it had asked for an update.
  func askForUnavailableContent() {
    wasAskedForUnavailable = true
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// The same before a screen appears for the first time, unless the app asks for an update by itself.
  func askForFirstUnavailableContent() { if !wasAskedForUnavailable { askForUnavailableContent() } }

  /// Several requests are one update, in the next turn of the run loop.
  func requestUnavailableUpdate() {
    guard !awaitsUnavailableUpdate else { return }
    awaitsUnavailableUpdate = true
    wasAskedForUnavailable = true
    HostLoop.schedule(after: 0, label: "content unavailable update") { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.awaitsUnavailableUpdate = false
        self.updateContentUnavailableConfiguration(using: self.contentUnavailableConfigurationState)
      }
    }
  }
}
