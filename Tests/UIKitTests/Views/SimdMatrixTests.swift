import CellTrace
import Foundation
import HeadlessCore
import Testing

@testable import UIKit

@MainActor @Suite("Matrices, curves and Core Text's names") struct SimdMatrixTests {
  init() { RunState.begin(RunConfiguration()) }

  @Test("Rows and columns of a matrix, and a vector on either side of it")
  func matrices() {
    let rows = double4x4(rows: [SIMD4(1, 2, 3, 4), SIMD4(5, 6, 7, 8), SIMD4(9, 10, 11, 12), SIMD4(13, 14, 15, 16)])
    #expect(rows[1][0] == 2 && rows[0, 1] == 5)
    #expect(rows.transpose[1] == SIMD4(5, 6, 7, 8))
    #expect(SIMD4(1, 0, 0, 1) * rows == SIMD4(14, 16, 18, 20))
    #expect(rows * SIMD4(1, 0, 0, 1) == SIMD4(5, 13, 21, 29))
    #expect(rows * matrix_identity_double4x4 == rows && double4x4(2) * rows == 2 * rows)
    var changed = float4x4(diagonal: SIMD4(1, 2, 3, 4))
    changed[3, 0] = 7
    #expect(simd_mul(changed, SIMD4(1, 1, 1, 1)) == SIMD4(8, 2, 3, 4))
  }

  @Test("An animator with the control points of its curve applies its values and completes")
  func controlPoints() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(
      duration: 0.2, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.8, y: 0.9)
    ) { view.alpha = 0.5 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    HostLoop.settle()
    #expect(view.alpha == 0.5 && ends == [.end])
  }

  @Test("Core Text's names of attributes are UIKit's keys")
  func names() {
    let key = NSAttributedString.Key(kCTFontAttributeName)
    let text = NSAttributedString(string: "a", attributes: [key: UIFont.systemFont(ofSize: 9)])
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 9)
    #expect(NSAttributedString.Key(kCTTrackingAttributeName) == .tracking)
    #expect(NSAttributedString.Key(kCTKernAttributeName) == .kern)
  }
}
