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
