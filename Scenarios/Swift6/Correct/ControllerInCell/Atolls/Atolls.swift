import UIKit

final class AtollPageController: UIViewController {
  private let label = UILabel()
  private(set) var atoll: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    view.addSubview(label)
  }

  func show(_ atoll: String) {
    loadViewIfNeeded()
    self.atoll = atoll
    label.text = atoll
  }
}

/// Pages side by side, each a controller. The controllers are the screen's children while they are seen, and wait in a pool else.
final class AtollsViewController: UICollectionViewController {
  private let atolls = (1...12).map { "Atoll \($0)" }
  private var pages: [UICollectionViewCell: AtollPageController] = [:]
  private var pool: [AtollPageController] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 200)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "atoll")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { atolls.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "atoll", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    let page = pages[cell] ?? pool.popLast() ?? AtollPageController()
    page.show(atolls[indexPath.item])
    guard pages.updateValue(page, forKey: cell) == nil else { return }
    addChild(page)
    page.view.frame = cell.contentView.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(page.view)
    page.didMove(toParent: self)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let page = pages.removeValue(forKey: cell) else { return }
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    pool.append(page)
  }
}
