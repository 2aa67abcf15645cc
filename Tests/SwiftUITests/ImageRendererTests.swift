import Foundation
import HeadlessCore
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("pictures of views") struct ImageRendererTests {
  init() { RunState.begin() }

  @Test("a view is drawn once, at its size, into a context of the app's own; one without a size is not")
  func render() {
    var sizes: [CGSize] = []
    func draw(_ content: some View) {
      ImageRenderer(content: content).render { size, draw in
        sizes.append(size)
        _ = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
      }
    }
    draw(Text("Hello").frame(width: 40, height: 20))
    #expect(sizes == [CGSize(width: 40, height: 20)])
    draw(EmptyView())
    #expect(sizes.count == 1)
  }
}
