import Foundation

enum BeaconOption: String, CaseIterable {
  case sounds, vibration, banners, previews, badges, readReceipts, typingHints, onlineState, lastSeen, autoPlay, autoDownload
  case wifiOnly, saveToPhotos, largeEmoji, linkPreviews, spellCheck, darkIcons, reduceMotion, lockWithFace, hideInSwitcher
  case relayCalls, crashReports, betaFeatures, backupMedia

  var title: String {
    var result = ""
    for letter in rawValue { result += letter.isUppercase ? " " + letter.lowercased() : String(letter) }
    return result.prefix(1).uppercased() + result.dropFirst()
  }
}

struct BeaconOptionGroup {
  let title: String
  let options: [BeaconOption]
}

/// What is switched on.
final class BeaconOptions {
  private(set) var enabled: Set<BeaconOption> = [
    .sounds, .banners, .badges, .readReceipts, .autoDownload, .linkPreviews, .spellCheck,
  ]
  let groups: [BeaconOptionGroup] = [
    BeaconOptionGroup(title: "Notifications", options: [.sounds, .vibration, .banners, .previews, .badges]),
    BeaconOptionGroup(
      title: "Privacy", options: [.readReceipts, .typingHints, .onlineState, .lastSeen, .lockWithFace, .hideInSwitcher]),
    BeaconOptionGroup(title: "Media", options: [.autoPlay, .autoDownload, .wifiOnly, .saveToPhotos, .backupMedia]),
    BeaconOptionGroup(title: "Writing", options: [.largeEmoji, .linkPreviews, .spellCheck]),
    BeaconOptionGroup(title: "Advanced", options: [.darkIcons, .reduceMotion, .relayCalls, .crashReports, .betaFeatures]),
  ]

  func isOn(_ option: BeaconOption) -> Bool { enabled.contains(option) }

  func set(_ option: BeaconOption, _ on: Bool) {
    if on { enabled.insert(option) } else { enabled.remove(option) }
  }

  func reset() { enabled = [.sounds, .banners] }

  /// Only with downloads on is there anything to be said about the network.
  func isAvailable(_ option: BeaconOption) -> Bool { option == .wifiOnly ? isOn(.autoDownload) : true }
}
