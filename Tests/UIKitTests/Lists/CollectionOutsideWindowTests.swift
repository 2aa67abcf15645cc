import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What libraries' tests do with collections that no window shows.
@MainActor @Suite("Collections outside of a window", .serialized) struct CollectionOutsideWindowTests {
  init() { RunState.begin() }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [2]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func list(_ source: Source) -> (UICollectionView, UICollectionViewFlowLayout) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.delegate = source
    return (list, layout)
  }

  @Test("Cells of a batch are there with its end, once the list was laid out")
  func batch() {
    let source = Source()
    let (list, _) = list(source)
    list.layoutIfNeeded()
    #expect(list.visibleCells.count == 2)
    list.performBatchUpdates {
      source.counts = [3]
      list.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(list.visibleCells.count == 3)
    #expect(list.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 100)
  }

  @Test("The first batch of a list that was never laid out brings its cells, too; a reload brings none")
  func firstBatch() {
    let source = Source()
    source.counts = []
    let (list, _) = list(source)
    list.performBatchUpdates {
      source.counts = [2]
      list.insertSections([0])
    }
    #expect(list.visibleCells.count == 2 && list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 50)
    let (other, _) = self.list(source)
    other.reloadData()
    #expect(other.visibleCells.isEmpty)
  }

  @Test("BAT-05 a flow layout that is prepared by hand has the list count, so that a change has counts to begin with")
  func preparedByHand() {
    let source = Source()
    let (list, layout) = list(source)
    list.reloadData()
    layout.prepare()
    source.counts = [3]
    list.insertItems(at: [IndexPath(item: 2, section: 0)])
    #expect(list.numberOfItems(inSection: 0) == 3)
  }

  /// Cells in a row whose widths the cells say.
  private final class Line: UICollectionViewLayout {
    var widths: [Int: CGFloat] = [:]
    private var frames: [CGRect] = []
    override func prepare() {
      var x: CGFloat = 0
      frames = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let width = widths[item] ?? 0
        defer { x += width }
        return CGRect(x: x, y: 0, width: width, height: 50)
      }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: frames.last?.maxX ?? 0, height: 50) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frames[indexPath.item]
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      defer { widths[preferred.indexPath.item] = preferred.frame.width }
      return widths[preferred.indexPath.item] != preferred.frame.width
    }
  }
  private final class Wide: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
      return layoutAttributes
    }
  }

  @Test("A layout of the app's own may begin with cells of no width: each is made and asked for its size")
  func noWidth() {
    let source = Source(), line = Line()
    source.counts = [3]
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: line)
    list.register(Wide.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.layoutIfNeeded()
    #expect((0..<3).map { list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minX } == [0, 50, 150])
    #expect(list.visibleCells.count == 3)
  }

  @Test("A flow layout's items of no size have no cells")
  func noSize() {
    let source = Source()
    let (list, layout) = list(source)
    layout.itemSize = CGSize(width: 320, height: 0)
    list.layoutIfNeeded()
    #expect(list.visibleCells.isEmpty)
  }

  @Test("A group may be made without items, for another to stand in its place")
  func emptyGroup() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    #expect(NSCollectionLayoutGroup(layoutSize: size).subitems.isEmpty)
  }

  @Test("A section without header and footer has those of no size, at its two ends")
  func emptyBoundaries() throws {
    let source = Source()
    source.counts = [2, 1]
    let (list, layout) = list(source)
    layout.sectionInset.top = 10
    list.layoutIfNeeded()
    func place(_ kind: String, _ section: Int) -> CGRect? {
      list.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(place(UICollectionView.elementKindSectionHeader, 1) == CGRect(x: 0, y: 110, width: 0, height: 0))
    #expect(place(UICollectionView.elementKindSectionFooter, 1) == CGRect(x: 0, y: 170, width: 0, height: 0))
    #expect(place("other", 1) == nil && place(UICollectionView.elementKindSectionHeader, 2) == nil)
    #expect(layout.layoutAttributesForElements(in: list.bounds)?.count == 3)
  }
}
