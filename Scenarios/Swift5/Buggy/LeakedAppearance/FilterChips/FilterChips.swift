import UIKit

/// A small button that can be chosen.
final class ChipView: UIControl {
  let label = UILabel()
  var isChosen = false { didSet { backgroundColor = isChosen ? .systemBlue : .clear } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.isChosen.toggle() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}

final class ChipCell: UICollectionViewCell {
  let chip = ChipView(frame: CGRect(x: 0, y: 0, width: 120, height: 32))
  private(set) var name = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(chip)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ name: String, isChosen: Bool) {
    self.name = name
    chip.label.text = name
  }
}

final class FilterChipsViewController: UIViewController, UICollectionViewDataSource {
  private let names = (1...90).map { "Filter \($0)" }
  private var chosen: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 32)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.register(ChipCell.self, forCellWithReuseIdentifier: "chip")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath)
    guard let chipCell = cell as? ChipCell else { return cell }
    let name = names[indexPath.item]
    chipCell.show(name, isChosen: chosen.contains(name))
    return chipCell
  }
}
