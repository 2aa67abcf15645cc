import Foundation

/// A note that keeps a version whenever nobody has typed for a moment.
@MainActor final class VersionsNote {
  private(set) var text = "Bring the "
  private(set) var versions = ["Bring the "]
  var onChange: () -> Void = {}
  private var timer: Timer?

  var isSaved: Bool { text == versions.last }

  func write(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.8, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.save() }
    }
    onChange()
  }

  func discard() {
    timer?.invalidate()
    text = versions.last ?? ""
    onChange()
  }

  func restore(_ version: Int) {
    timer?.invalidate()
    text = versions[version]
    save()
  }

  private func save() {
    if !isSaved { versions.append(text) }
    onChange()
  }
}
