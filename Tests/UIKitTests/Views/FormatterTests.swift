import Foundation
import Testing

@testable import UIKit

@Suite("Lengths of time and fonts by attributes") struct FormatterTests {
  @Test(
    "A clock shows minutes and seconds, and hours only if there are any",
    arguments: [(65.0, "1:05"), (3_725, "1:02:05"), (9, "9")])
  func clock(_ seconds: TimeInterval, _ text: String) {
    let formatter = UIKit.DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: seconds) == text)
  }

  @Test("Padding keeps every unit with two digits")
  func padded() {
    let formatter = UIKit.DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    #expect(formatter.string(from: 5) == "00:05")
  }

  @Test("Words leave out what is zero, and name one thing in the singular")
  func words() {
    let formatter = UIKit.DateComponentsFormatter()
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3_660) == "1 hour, 1 minute")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 7_200) == "2h")
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 5_400) == "1 hr, 30 min")
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 90_061) == "1 day")
  }

  @Test("A font descriptor takes weight, size and family from attributes")
  @MainActor func fontAttributes() {
    let base = UIFont.systemFont(ofSize: 12).fontDescriptor
    let bold = base.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: CGFloat(20)])
    #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 20, weight: .bold))
    #expect(UIFontDescriptor(fontAttributes: [.name: "Avenir", .size: 14]).pointSize == 14)
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold, width: .condensed) != .systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold, width: .standard) == .systemFont(ofSize: 12, weight: .bold))
  }
}
