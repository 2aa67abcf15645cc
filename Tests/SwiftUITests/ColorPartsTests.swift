import HeadlessCore
import SwiftUI
import Testing

@_spi(CellHarness) @testable import UIKit

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

@MainActor @Suite("Parts of colours") struct ColorPartsTests {
  @Test("A colour of numbers has parts; one that differs in the dark has none")
  func parts() throws {
    let color = Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    let parts = try #require(color.cgColor?.components)
    #expect(zip(parts, [0.25, 0.5, 0.75, 0.5]).allSatisfy { Swift.abs($0 - $1) < 0.001 })
    #expect(Color(white: 0.5).cgColor?.alpha == 1)
    #expect(Color.primary.cgColor == nil && Color.red.cgColor == nil && Color("Brand").cgColor == nil)
  }

  @Test("A colour of hue, saturation and brightness has the parts that UIKit's has")
  func hue() throws {
    let parts = try #require(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5).cgColor?.components)
    #expect(zip(parts, [0, 0.5, 0, 1]).allSatisfy { Swift.abs($0 - $1) < 0.001 })
    var brightness: CGFloat = 0
    UIColor(Color(hue: 0.5, saturation: 0.5, brightness: 0.25)).getHue(nil, saturation: nil, brightness: &brightness, alpha: nil)
    #expect(Swift.abs(brightness - 0.25) < 0.001)
  }

  @Test("What previews have in common needs nothing but SwiftUI")
  func preview() { #expect("\(PreviewTrait<Preview.ViewTraits>.modifier(Framed()))".contains("PreviewTrait")) }
}
