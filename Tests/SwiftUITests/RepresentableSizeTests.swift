import Foundation
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// A UIKit view with a size of its own and priorities of its own.
private final class Insistent: UIView {
  var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  override var intrinsicContentSize: CGSize { natural }
  var insets = UIEdgeInsets.zero
  override var alignmentRectInsets: UIEdgeInsets { insets }
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// Shows one, as an app would.
private struct Shown: UIViewRepresentable {
  let view: Insistent
  var answer: CGSize?
  func makeUIView(context: Context) -> Insistent { view }
  func updateUIView(_ uiView: Insistent, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Insistent, context: Context) -> CGSize? { answer }
}

@MainActor @Suite struct RepresentableSizeTests {
  private func view(_ length: CGFloat, resists: Bool, hugs: Bool) -> Insistent {
    let view = Insistent()
    view.natural = CGSize(width: length, height: length)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentCompressionResistancePriority(resists ? .defaultHigh : .defaultLow, for: axis)
      view.setContentHuggingPriority(hugs ? .defaultHigh : .defaultLow, for: axis)
    }
    return view
  }

  @Test("RP-06 a size that the app computes is used as it is")
  func ownAnswer() {
    let shown = Hosted(Shown(view: view(30, resists: true, hugs: true), answer: CGSize(width: 12, height: 77)))
    #expect(shown.size(200, 300) == [12, 77])
    #expect(shown.size() == [12, 77])
  }

  @Test(
    "RP-07 RP-08 resistance keeps the size from below, hugging from above, nothing offered means the own size",
    arguments: [
      (true, false, [100.0, 30, 30]), (false, true, [30, 20, 30]), (false, false, [100, 20, 30]), (true, true, [30, 30, 30]),
    ])
  func priorities(resists: Bool, hugs: Bool, expected: [Double]) {
    let shown = Hosted(Shown(view: view(30, resists: resists, hugs: hugs)))
    #expect([shown.size(100, 100), shown.size(20, 20), shown.size()] == expected.map { [$0, $0] })
  }

  @Test("RP-08 a view without a size takes what it is offered and nothing where nothing is offered")
  func withoutSize() {
    let shown = Hosted(Shown(view: Insistent()))
    #expect(shown.size(100, 40) == [100, 40])
    #expect(shown.size(100, nil) == [100, 0])
    #expect(shown.size() == [0, 0])
    let row = Hosted(
      VStack {
        Text("Title")
        Shown(view: Insistent())
      })
    #expect(row.size(200, nil) == [200, 28.333])
  }

  @Test("RP-09 the alignment rectangle fills the place; without a height nothing is laid out")
  func alignmentRectangle() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let badge = view(30, resists: true, hugs: true)
    badge.insets = UIEdgeInsets(top: 4, left: 2, bottom: 6, right: 8)
    let empty = Insistent()
    let controller = UIHostingController(
      rootView: VStack(spacing: 0) {
        Shown(view: badge)
        Shown(view: empty).frame(height: 0)
      })
    window.rootViewController = controller
    window.isHidden = false
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(badge.frame.size == CGSize(width: 40, height: 40))
    #expect(badge.alignmentRect(forFrame: badge.frame).size == CGSize(width: 30, height: 30))
    #expect(badge.layouts > 0 && empty.layouts == 0)
  }

  @Test("RP-06 a size in the way of systems before 16 is used where there is none of the newer way; it is told what is offered")
  func olderWay() {
    struct Older: UIViewRepresentable {
      let view = Insistent()
      var newer: CGSize?
      func makeUIView(context: Context) -> Insistent { view }
      func updateUIView(_ uiView: Insistent, context: Context) {}
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: Insistent, context: Context) -> CGSize? { newer }
      func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: Insistent) {
        let offered = Mirror(reflecting: proposedSize).children
        let width = offered.first { $0.label == "width" }?.value as? CGFloat
        size = CGSize(width: width.map { $0 / 2 } ?? 7, height: 12)
      }
    }
    #expect(Hosted(Older()).size(100, 50) == [50, 12])
    #expect(Hosted(Older()).size() == [7, 12])
    #expect(Hosted(Older(newer: CGSize(width: 3, height: 4))).size(100, 50) == [3, 4])
  }
}
