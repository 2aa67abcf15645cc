import Combine
import Testing
import UIKit

/// What Swift 5 apps write and Swift 6 would refuse.
private final class AnimatedCell: UICollectionViewListCell {
  static var shared = AnimatedCell()
  static var ended: [String] = []
  var subscription: AnyCancellable?

  override func prepareForReuse() {
    super.prepareForReuse()
    subscription = nil
  }

  deinit {
    layer.removeAllAnimations()
    AnimatedCell.ended.append("removed")
  }
}

@Suite("Swift 5 code") struct Swift5CodeTests {
  @Test("a cell's deinit may touch its layer, and globals need no isolation")
  @MainActor func deinitialisers() {
    var cell: AnimatedCell? = AnimatedCell(frame: .zero)
    cell?.subscription = Just(1).sink { _ in }
    cell?.prepareForReuse()
    #expect(cell?.subscription == nil)
    cell = nil
    #expect(AnimatedCell.ended == ["removed"])
    #expect(AnimatedCell.shared.layer.animationKeys() == nil)
  }
}
