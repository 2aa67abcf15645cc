import UIKit

struct Lamp: Equatable {
  let name: String
  var isOn: Bool
}

final class LampCell: UICollectionViewCell {
  static let id = "LampCell"
  private let name = UILabel()
  private let button = UIButton(type: .system)
  private var options: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("Options", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.options?() }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [name, button])
    column.axis = .vertical
    column.alignment = .center
    column.frame = contentView.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(column)
    contentView.layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func set(_ lamp: Lamp, options: @escaping () -> Void) {
    name.text = lamp.name
    contentView.backgroundColor = lamp.isOn ? .systemYellow : .systemGray5
    self.options = options
  }
}

/// An action sheet over a grid that is loaded again while the sheet is open.
class LampsViewController: UICollectionViewController {
  private var lamps = (1...40).map { Lamp(name: "Lamp \($0)", isOn: $0 % 4 == 0) }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 80)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(LampCell.self, forCellWithReuseIdentifier: LampCell.id)
  }

  func pair() {
    lamps.insert(Lamp(name: "New lamp", isOn: false), at: 0)
    collectionView.reloadData()
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    lamps.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: LampCell.id, for: indexPath)
    let lamp = lamps[indexPath.item]
    (cell as? LampCell)?.set(lamp) { [weak self] in self?.showOptions(for: lamp.name) }
    return cell
  }

  private func showOptions(for name: String) {
    let sheet = UIAlertController(title: name, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Switch", style: .default) { [weak self] _ in self?.switchLamp(name) })
    sheet.addAction(UIAlertAction(title: "Back", style: .cancel))
    present(sheet, animated: true)
  }

  private func switchLamp(_ name: String) {
    guard let index = lamps.firstIndex(where: { $0.name == name }) else { return }
    lamps[index].isOn.toggle()
    collectionView.reloadData()
  }
}
