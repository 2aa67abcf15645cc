import AudioToolbox
import HeadlessCore
import MediaPlayer
import Testing
import UserNotifications

@_spi(CellHarness) @testable import UIKit

/// What alarm clocks ask the system for.
@MainActor @Suite("Alarms", .serialized) struct AlarmTests {
  init() { RunState.begin() }

  @Test("The picker of music shows what is asked for and tells that the user gave up; the app takes it away")
  func picking() throws {
    final class Listener: NSObject, MPMediaPickerControllerDelegate {
      var heard: [String] = []
      func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {
        heard.append("cancelled")
        mediaPicker.dismiss(animated: false)
      }
    }
    let listener = Listener()
    let picker = MPMediaPickerController(mediaTypes: .anyAudio)
    #expect(picker.mediaTypes.contains(.music) && !picker.mediaTypes.contains(.movie))
    (picker.delegate, picker.prompt) = (listener, "Select any song!")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(picker, animated: false)
    HostLoop.settle()
    #expect(picker.view.shownTexts == ["Cancel", "Select any song!", "No Content"])
    let point = try #require(picker.view.center(of: "Cancel"))
    TouchDriver.tap(at: picker.view.convert(point, to: window), in: window)
    HostLoop.settle()
    #expect(listener.heard == ["cancelled"] && window.rootViewController?.presentedViewController == nil)
  }

  @Test("A function that was added for a sound is called when the sound is over, with the app's pointer, until it is removed")
  func sounds() async {
    await #expect(processExitsWith: .success) { await AlarmTests().soundsAlone() }
  }

  fileprivate func soundsAlone() async {
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    count.initialize(to: 0)
    let status = AudioServicesAddSystemSoundCompletion(
      kSystemSoundID_Vibrate, nil, nil,
      { sound, data in
        if sound == kSystemSoundID_Vibrate { data?.assumingMemoryBound(to: Int.self).pointee += 1 }
      }, count)
    #expect(status == kAudioServicesNoError)
    AudioServicesPlaySystemSound(1_000)
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    #expect(count.pointee == 0)
    try? await Task.sleep(for: .milliseconds(900))
    #expect(count.pointee == 1)
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
    AudioServicesRemoveSystemSoundCompletion(kSystemSoundID_Vibrate)
    try? await Task.sleep(for: .milliseconds(900))
    #expect(count.pointee == 1)
  }

  @Test("A category says what it was made with")
  func categories() {
    let snooze = UNNotificationAction(identifier: "snooze", title: "Snooze")
    let short = UNNotificationCategory(
      identifier: "alarm", actions: [snooze], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "An alarm",
      options: .customDismissAction)
    #expect(short.hiddenPreviewsBodyPlaceholder == "An alarm" && short.categorySummaryFormat.isEmpty)
    let long = UNNotificationCategory(
      identifier: "alarm", actions: [snooze], intentIdentifiers: ["a"], hiddenPreviewsBodyPlaceholder: nil,
      categorySummaryFormat: "%u alarms", options: [.hiddenPreviewsShowTitle, .allowAnnouncement])
    #expect(long.categorySummaryFormat == "%u alarms" && long.hiddenPreviewsBodyPlaceholder.isEmpty)
    #expect(long.options.contains(.allowAnnouncement) && !long.options.contains(.customDismissAction))
    #expect(long.intentIdentifiers == ["a"] && long.actions.map(\.title) == ["Snooze"])
  }
}
