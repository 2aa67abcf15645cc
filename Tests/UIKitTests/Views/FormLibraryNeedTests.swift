import Foundation
import HeadlessCore
import SelectorDispatch
import Testing

@_spi(CellHarness) @testable import UIKit

/// What libraries for forms, chats and telephone numbers were found to use.
@MainActor @Suite("What libraries for forms and chats need", .serialized) struct FormLibraryNeedTests {
  init() { RunState.begin() }

  /// As a library asks whatever formatter a row has.
  private func value<T>(of text: String, by formatter: Formatter, as type: T.Type) -> T? {
    let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
    return formatter.getObjectValue(place, for: text, errorDescription: nil) ? place.pointee as? T : nil
  }

  @Test("A formatter says what a text means, or why it means nothing")
  func formatters() {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    #expect(value(of: "12.5", by: numbers, as: Double.self) == 12.5)
    #expect(value(of: "twelve", by: numbers, as: Double.self) == nil)
    let dates = DateFormatter()
    dates.dateFormat = "yyyy-MM-dd"
    dates.timeZone = TimeZone(identifier: "UTC")
    #expect(value(of: "1970-01-02", by: dates, as: Date.self) == Date(timeIntervalSince1970: 86_400))
    var reason: NSString?
    withUnsafeMutablePointer(to: &reason) { place in
      let isRead = numbers.getObjectValue(nil, for: "x", errorDescription: AutoreleasingUnsafeMutablePointer(place))
      #expect(!isRead)
    }
    #expect(reason != nil)
  }

  @Test("Results that an app makes are like those that were found")
  func results() throws {
    let range = NSRange(location: 2, length: 4)
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: try #require(URL(string: "https://example.com")))
    #expect(link.resultType.rawValue == 1 << 6 && link.range == range && link.url?.host == "example.com" && link.date == nil)
    let call = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "555-0100")
    #expect(call.resultType.rawValue == 1 << 11 && call.phoneNumber == "555-0100" && call.url == nil)
    #expect(call.addressComponents == nil && call.components == nil && call.timeZone == nil && call.duration == 0)
  }

  @Test("Older code has the names of countries and languages")
  func names() {
    let locale = NSLocale(localeIdentifier: "en_US")
    #expect(locale.localizedString(forCountryCode: "CH") == "Switzerland")
    #expect(locale.localizedString(forLanguageCode: "de") == "German")
    #expect(locale.localizedString(forCurrencyCode: "EUR") == "Euro")
    #expect(locale.localizedString(forLocaleIdentifier: "fr_FR") == "French (France)")
    #expect(locale.localizedString(forScriptCode: "Latn") == "Latin")
  }

  private final class Plain: NSObject, UIViewImplicitlyAnimating {
    var state = UIViewAnimatingState.inactive
    var isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() { isRunning = true }
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  }

  @Test("Who animates for a transition need not let others join")
  func animators() {
    let animator: any UIViewImplicitlyAnimating = Plain()
    var count = 0
    animator.addAnimations { count += 1 }
    animator.addAnimations({ count += 1 }, delayFactor: 0.5)
    animator.addCompletion { _ in count += 1 }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    animator.startAnimation()
    #expect(animator.isRunning && count == 0)
  }

  @Test("A picture's file says how long it is, and other bytes say nothing")
  func pictureFiles() throws {
    let data = try #require(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.pngData())
    let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
    #expect(CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyFileSize] as? Int == data.count)
    let other = try #require(CGImageSourceCreateWithData(Data([1, 2, 3]) as NSData, nil))
    #expect(CGImageSourceCopyProperties(other, nil) == nil)
  }

  @Test("Work that the compiler knows nothing of is done by the queue")
  func queues() async {
    await #expect(processExitsWith: .success) {
      var done: [String] = []
      let group = DispatchGroup()
      DispatchQueue.global().asyncUnsafe(group: group) { done.append("now") }
      group.wait()
      group.enter()
      DispatchQueue.global().asyncAfterUnsafe(deadline: .now() + 0.01) {
        done.append("later")
        group.leave()
      }
      group.wait()
      #expect(done == ["now", "later"])
    }
  }
}
