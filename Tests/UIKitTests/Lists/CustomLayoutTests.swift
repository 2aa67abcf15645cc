import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Layouts of the app", .serialized)
@MainActor
struct CustomLayoutTests {
  init() { RunState.begin() }

  /// Two columns of items of different heights, with a stripe behind them.
  private final class Waterfall: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0
    var heard: [String] = []

    override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }
    override func prepare() {
      super.prepare()
      guard let list = collectionView else { return }
      var ends: [CGFloat] = [0, 0]
      cache = (0..<list.numberOfItems(inSection: 0)).map { item in
        let column = ends[0] <= ends[1] ? 0 : 1
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        made.frame = CGRect(x: CGFloat(column) * 160, y: ends[column], width: 160, height: CGFloat(60 + item * 20))
        ends[column] = made.frame.maxY
        return made
      }
      height = ends.max() ?? 0
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let stripe = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "stripe", with: IndexPath(item: 0, section: 0))
      stripe.frame = CGRect(x: 155, y: 0, width: 10, height: height)
      return cache.filter { $0.frame.intersects(rect) } + [stripe]
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      indexPath.item < cache.count ? cache[indexPath.item] : nil
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      heard += updateItems.map { update in
        let before = update.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
        return "\(update.updateAction) \(before)→\(update.indexPathAfterUpdate.map { "\($0.item)" } ?? "-")"
      }
    }
    override func finalizeCollectionViewUpdates() { heard.append("done") }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      heard.append("appears \(itemIndexPath.item)")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 50).rounded() * 50) }
  }

  private final class Stripe: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .red
    }
    required init?(coder: NSCoder) { nil }
  }

  private func make(_ rows: [Int]) -> (ListScreen, Waterfall) {
    let screen = ListScreen(rows: rows)
    let layout = Waterfall()
    layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
    screen.list.setCollectionViewLayout(layout, animated: false)
    HostLoop.runFrames()
    return (screen, layout)
  }

  @Test("LC-27 items stand where the app's layout says, its own views behind them")
  func places() {
    let (screen, _) = make(Array(0..<4))
    #expect(
      screen.list.host.live.displayed.map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 160, height: 60), CGRect(x: 160, y: 0, width: 160, height: 80),
        CGRect(x: 0, y: 60, width: 160, height: 100), CGRect(x: 160, y: 80, width: 160, height: 120),
      ])
    let stripe = screen.list.subviews.first { $0 is Stripe }
    #expect(stripe?.frame == CGRect(x: 155, y: 0, width: 10, height: 200))
    #expect(screen.list.subviews.first === stripe)
  }

  @Test("LC-27 a layout may hear of the views that it has registered, also of those in an interface file")
  func registering() {
    final class Counting: UICollectionViewLayout {
      var kinds: [String] = []
      override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        super.register(nib, forDecorationViewOfKind: elementKind)
        kinds.append("file of \(elementKind)")
      }
      override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        super.register(viewClass, forDecorationViewOfKind: elementKind)
        kinds.append("class of \(elementKind)")
      }
    }
    let layout = Counting()
    layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
    layout.register(UINib?.none, forDecorationViewOfKind: "line")
    #expect(layout.kinds == ["class of stripe", "file of line"])
    let (screen, waterfall) = make([0, 1])
    waterfall.register(UINib?.none, forDecorationViewOfKind: "stripe")
    screen.show([0, 1, 2])
    #expect(waterfall.decorations["stripe"] == nil)
  }

  @Test("BAT-01 the layout hears of each change before it is shown")
  func updates() {
    let (screen, layout) = make([0, 1, 2])
    screen.show([2, 0, 7])
    #expect(layout.heard == ["delete 1→-", "move 2→0", "insert -→2", "appears 2", "done"])
  }

  @Test("scrolling rests where the layout says")
  func resting() {
    let (screen, _) = make(Array(0..<20))
    ScrollDriver.beginDrag(screen.list)
    screen.list.contentOffset.y = 130
    ScrollDriver.endDrag(screen.list)
    #expect(screen.list.contentOffset.y == 150)
  }

  @Test("attributes are equal if everything in them is, and copies are of the subclass")
  func attributes() {
    final class Own: UICollectionViewLayoutAttributes {
      var photo: CGFloat = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? Own { MainActor.assumeIsolated { copy.photo = self.photo } }
        return copy
      }
    }
    let first = Own(forCellWith: IndexPath(item: 1, section: 0))
    first.photo = 7
    first.transform3D = CATransform3DMakeScale(2, 2, 1)
    let copy = first.copy() as? Own
    #expect(copy?.photo == 7)
    #expect(copy == first)
    #expect(first.transform == CGAffineTransform(scaleX: 2, y: 2))
    copy?.alpha = 0.5
    #expect(copy != first)
  }
}

@Suite("Views of any class", .serialized)
@MainActor
struct ViewConstructionTests {
  /// Neither repeats `init(frame:)` nor could be made by it.
  private final class Titled: UICollectionViewCell {
    let title: String
    init(title: String) {
      self.title = title
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Plain: UICollectionViewCell {
    private(set) var made = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      made = 1
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Generic<Content: UIView>: Plain {
    let contents: [Content] = []
  }

  @Test("LC-25 a registered class is made by its own init(frame:), generic ones too")
  func made() {
    let cell = ViewConstruction.make(Generic<UILabel>.self)
    #expect((cell as? Generic<UILabel>)?.made == 1)
    #expect(ViewConstruction.make(UICollectionViewListCell.self) is UICollectionViewListCell)
    #expect(Titled(title: "a").title == "a")
  }

  @Test("LC-25 a class without init(frame:) ends the app when a list wants one")
  func unimplemented() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewConstruction.make(Titled.self) }
    }
    #expect(said("unimplemented initializer", result))
  }

  @Test("a view's layer is of the class it asks for, whichever that is")
  func layers() {
    final class Own: CAGradientLayer {
      var isOwn = true
    }
    final class View: UIView {
      override class var layerClass: AnyClass { Own.self }
    }
    #expect((View().layer as? Own)?.isOwn == true)
  }
}
