@_spi(CellHarness) import UIKit

extension ScreenUnderTest {
  /// What can be read on the screen in front outside of rows and headers, the bar's words first. Nil if nothing can.
  var textsBeside: [String]? {
    // An alert tells by itself what it says.
    guard let controller = topViewController, !(controller is UIAlertController) else { return nil }
    let texts = ScreenReading.textsBeside(on: controller)
    return texts.isEmpty ? nil : texts
  }
}
