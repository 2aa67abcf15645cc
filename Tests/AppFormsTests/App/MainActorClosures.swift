import Photos
import UIKit
import UserNotifications

/// A model of a screen, on the main actor, that gives its methods to closures that run elsewhere: a warning on Apple's platforms.
@MainActor final class ClosureModel {
  private(set) var events: [String] = []
  private var timer: Timer?
  private var observer: NSObjectProtocol?

  func note(_ event: String) { events.append(event) }

  func startTimers() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
      self?.note("tick")
      if self?.events.count == 2 { timer.invalidate() }
    }
    RunLoop.main.add(Timer(timeInterval: 5, repeats: false) { _ in self.note("once") }, forMode: .default)
    RunLoop.main.add(Timer(fire: Date() + 6, interval: 0, repeats: false, block: { _ in self.note("dated") }), forMode: .default)
  }

  func observe() {
    observer = NotificationCenter.default.addObserver(forName: .closureModel, object: nil, queue: .main) { [weak self] _ in
      self?.note("posted")
    }
  }

  func queue() {
    DispatchQueue.main.async { self.note("main") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.note("later") }
    DispatchQueue(label: "work").async { [self] in
      let count = events.count
      DispatchQueue.main.async { self.note(count > 0 ? "counted" : "counted too early") }
    }
    OperationQueue.main.addOperation { self.note("operation") }
    OperationQueue.main.addOperation(BlockOperation { self.note("block") })
  }

  func load(_ url: URL, with session: URLSession) {
    session.dataTask(with: url) { [weak self] data, _, error in
      self?.note(error == nil ? "\(data?.count ?? 0) bytes" : "failed")
    }.resume()
  }

  /// What the closure is given does not leave the method: a value of the caller's and a closure of its.
  func match(_ text: String, into words: inout [String], _ each: (String) -> Void) throws {
    let expression = try NSRegularExpression(pattern: "[a-z]+")
    expression.enumerateMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) { result, _, stop in
      guard let result, let range = Range(result.range, in: text) else { return }
      words.append(String(text[range]))
      each(String(text[range]))
      if words.count == 2 { stop.pointee = true }
    }
  }

  func ask() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.badge]) { granted, _ in
      self.note(granted ? "may notify" : "may not notify")
    }
    PHPhotoLibrary.requestAuthorization { [weak self] status in self?.note("photos \(status.rawValue)") }
  }
}

extension Notification.Name {
  static let closureModel = Notification.Name("ClosureModel")
}
