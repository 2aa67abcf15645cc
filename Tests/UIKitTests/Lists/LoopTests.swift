import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Layout that never ends", .serialized)
struct LoopTests {
  static let stuck =
    "UICollectionView (<UICollectionView>) is stuck in its update/layout loop. This can happen for many reasons, including "
    + "self-sizing views whose preferred attributes are not returning a consistent size. To debug this issue, check the Console app "
    + "for logs in the \"UICollectionViewRecursion\" category."

  final class Flipping: SizedCell {
    var flips = false
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      flips.toggle()
      attributes.size.height = flips ? 50 : 60
      return attributes
    }
  }

  final class Restyling: UICollectionViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsUpdateConfiguration()
    }
  }

  final class Growing: UICollectionViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 40 + CGFloat(passes)) }
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      invalidateIntrinsicContentSize()
    }
  }

  @MainActor static func show(_ type: UICollectionViewCell.Type) {
    FaultPrinter.install()
    _ = ListScreen(rows: [0, 1], cell: type)
  }

  static let loops: [FaultCase] = [
    FaultCase(
      "SIZ-10", stuck,
      "preferredLayoutAttributesFitting(_:) ⟨unsteadySize(type: \"Flipping\", heights: [60.0, 50.0, 60.0, 50.0])⟩"
    ) { show(Flipping.self) },
    FaultCase(
      "SIZ-10", stuck,
      "the list's layout ⟨layoutLoop([FaultCause.Invalidation(call: \"setNeedsUpdateConfiguration()\", target: \"Restyling\", "
        + "source: \"layoutSubviews() of Restyling\""
    ) { show(Restyling.self) },
    FaultCase("SIZ-10", stuck, "") { show(Growing.self) },
  ]

  @Test("SIZ-10 SIZ-11 a loop ends the app, and says who asked for the next pass", arguments: loops.indices)
  func endless(_ index: Int) async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
      await MainActor.run { LoopTests.loops[index].body() }
    }
    #expect(Self.loops[index].matches(ended))
  }

  @Test("a size that is asked for again in every layout and does not change comes to rest")
  @MainActor func atRest() {
    final class Asking: UICollectionViewCell {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        invalidateIntrinsicContentSize()
      }
    }
    let (screen, events) = recording { ListScreen(rows: [0, 1], cell: Asking.self) }
    #expect(screen.list.visibleCells.count == 2)
    #expect(screen.list.visibleCells.allSatisfy { (($0 as? Asking)?.passes ?? 0) < 10 })
    #expect(!events.contains { if case .stillPending = $0 { true } else { false } })
  }

  @Test("SIZ-11 content that is resized twice and then stays comes to rest")
  @MainActor func twice() {
    final class Arriving: UICollectionViewCell {
      var heights: [CGFloat] = [100, 70, 50]
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: heights[0]) }
      override func layoutSubviews() {
        super.layoutSubviews()
        guard heights.count > 1 else { return }
        heights.removeFirst()
        invalidateIntrinsicContentSize()
      }
    }
    let screen = ListScreen(rows: [0, 1], cell: Arriving.self)
    HostLoop.runFrames()
    #expect(screen.list.visibleCells.map(\.frame.height) == [50, 50])
  }

  @Test("a view that dirties itself for ever, outside of lists, is reported and does not hang")
  @MainActor func deep() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var parent: UIView = window
    for _ in 0..<8 {
      let child = UIView(frame: parent.bounds)
      parent.addSubview(child)
      parent = child
    }
    parent.addSubview(Restless(frame: parent.bounds))
    window.isHidden = false
    let (_, events) = recording { HostLoop.runFrames() }
    #expect(events.contains(.stillPending("layout still asks for another pass after 150 frames")))
    window.isHidden = true
    parent.subviews.forEach { $0.removeFromSuperview() }
  }
}
