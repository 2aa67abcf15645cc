import CoreGraphics
import Testing

@_spi(CellHarness) @testable import UIKit

/// Names of C and of older phones that today's code may still use.
@MainActor @Suite("Names of C") struct CNameTests {
  @Test("rectangles without size, the device, and files that are written whole")
  func names() throws {
    #expect(UIView(frame: CGRectZero).frame == .zero && CGPointZero == .zero && CGSizeZero == .zero && CGRectNull.isNull)
    #expect(TARGET_OS_SIMULATOR == 0 && TARGET_OS_IOS == 1)
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("CNameTests")
    try Data([1]).write(to: place, options: .atomicWrite)
    #expect(try Data(contentsOf: place) == Data([1]))
  }

  @Test("a measurement keeps its unit where the app asks for that")
  func usage() {
    let marathon = Measurement(value: 26.2, unit: UnitLength.miles)
    #expect(marathon.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "26 mi")
  }

  @Test("a layer's filters are its own") func filters() {
    let layer = CALayer()
    layer.filters = ["gaussianBlur", "colorSaturate"]
    layer.filters?.removeAll { String(describing: $0) != "gaussianBlur" }
    #expect(layer.filters?.count == 1)
  }
}
