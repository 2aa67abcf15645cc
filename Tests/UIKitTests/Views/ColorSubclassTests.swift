import Testing
import UIKit

/// Without `@testable`: an app sees no more of the class.
@MainActor @Suite("Colours of an app's own class") struct ColorSubclassTests {
  private class Hex: UIColor, @unchecked Sendable {
    convenience init(hex: Int) {
      func part(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
      self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
  }

  @Test("A subclass inherits the initialisers, and its colours equal plain ones")
  func inherited() {
    #expect(Hex(hex: 0xFF0000).cgColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(Hex(white: 1, alpha: 1).cgColor == UIColor(white: 1, alpha: 1).cgColor)
  }
}
