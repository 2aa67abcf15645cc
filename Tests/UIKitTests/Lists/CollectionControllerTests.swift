import CoreGraphics
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What apps do to the view of a controller of collections.
@MainActor @Suite("Controllers of collections", .serialized) struct CollectionControllerTests {
  init() { RunState.begin() }

  private final class Names: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.addSubview(collectionView)
      collectionView.frame = view.bounds
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("The collection may be added to the controller's view again, where it is already")
  func addedAgain() {
    let controller = Names(collectionViewLayout: UICollectionViewFlowLayout())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.settle()
    #expect(controller.collectionView.window === window && controller.collectionView.frame.size == window.bounds.size)
    #expect(controller.collectionView.visibleCells.count == 3)
  }
}
