import Foundation

/// What `import Foundation` alone brings on Apple's platforms.
final class FormsModel: ObservableObject {
  @Published var count = 0
  var session = URLSession(configuration: .ephemeral)
  var timer: Timer?
  var ticks = 0

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: "seconds", repeats: true)
  }
  @objc private func tick(_ timer: Timer) { (ticks, info) = (ticks + 1, timer.userInfo as? String) }

  var place: String { "\(#fileID):\(#line)" }
  var info: String?
}
