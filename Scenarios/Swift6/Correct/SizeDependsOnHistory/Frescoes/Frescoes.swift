import UIKit

/// Columns of pictures; each goes into the shortest.
final class FrescoLayout: UICollectionViewLayout {
  var height: (Int) -> CGFloat = { _ in 100 }
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var total: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let width = collectionView.bounds.width / 2
    var ends: [CGFloat] = [0, 0]
    attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let column = ends[0] <= ends[1] ? 0 : 1
      let attribute = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attribute.frame = CGRect(x: CGFloat(column) * width, y: ends[column], width: width, height: height(item))
      ends[column] = attribute.frame.maxY
      return attribute
    }
    total = ends.max() ?? 0
  }

  override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: total) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

final class FrescoesViewController: UICollectionViewController {
  private var frescoes = Array(1...40)
  private let layout = FrescoLayout()

  init() { super.init(collectionViewLayout: layout) }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "fresco")
    layout.height = { [weak self] item in
      guard let self else { return 0 }
      return CGFloat(80 + frescoes[item] % 5 * 24)
    }
  }

  func shuffle() {
    frescoes.shuffle()
    collectionView.reloadData()
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { frescoes.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "fresco", for: indexPath) as? UICollectionViewListCell
    else { fatalError("The registration gives another class.") }
    var content = cell.defaultContentConfiguration()
    content.text = "Fresco \(frescoes[indexPath.item])"
    cell.contentConfiguration = content
    return cell
  }
}
