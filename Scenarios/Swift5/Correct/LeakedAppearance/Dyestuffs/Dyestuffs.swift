import UIKit

final class Dyestuff {
  let id: Int
  let name: String
  private(set) var shade: Shade

  struct Shade {
    let red: Int
    let green: Int
    let blue: Int

    static func random() -> Shade {
      Shade(red: .random(in: 0...255), green: .random(in: 0...255), blue: .random(in: 0...255))
    }

    var color: UIColor { UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1) }
    var isDark: Bool { red + green + blue < 384 }
    var name: String { "\(red) \(green) \(blue)" }
  }

  init(id: Int) {
    self.id = id
    name = "Dye \(id)"
    shade = .random()
  }

  func mix() { shade = .random() }
}

final class DyestuffCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let shadeLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.frame = CGRect(x: 8, y: 8, width: 140, height: 20)
    shadeLabel.frame = CGRect(x: 8, y: 32, width: 140, height: 18)
    shadeLabel.font = .preferredFont(forTextStyle: .caption2)
    contentView.addSubview(nameLabel)
    contentView.addSubview(shadeLabel)
    contentView.layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { nil }

  func configure(with dye: Dyestuff) {
    nameLabel.text = dye.name
    shadeLabel.text = dye.shade.name
    contentView.backgroundColor = dye.shade.color
    let ink: UIColor = dye.shade.isDark ? .white : .black
    nameLabel.textColor = ink
    shadeLabel.textColor = ink
  }
}

final class DyestuffsViewController: UICollectionViewController {
  private var dyes = (1...48).map { Dyestuff(id: $0) }
  private var nextID = 49

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 156, height: 60)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dyes"
    collectionView.register(DyestuffCell.self, forCellWithReuseIdentifier: "dye")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Mix all", primaryAction: UIAction { [weak self] _ in self?.mixAll() })
  }

  private func mixAll() {
    dyes.forEach { $0.mix() }
    collectionView.reloadData()
  }

  func stir() {
    dyes.insert(Dyestuff(id: nextID), at: 0)
    nextID += 1
    collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { dyes.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "dye", for: indexPath)
    (cell as? DyestuffCell)?.configure(with: dyes[indexPath.item])
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    dyes[indexPath.item].mix()
    collectionView.deselectItem(at: indexPath, animated: true)
    collectionView.reloadItems(at: [indexPath])
  }
}
