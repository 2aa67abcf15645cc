import UIKit

struct Stamp {
  let id: Int
  let country: String
}

final class StampLoader {
  private var cache: [Int: String] = [:]

  func value(of stamp: Stamp) -> String? { cache[stamp.id] }

  func load(_ stamp: Stamp, completion: @escaping (String) -> Void) {
    // Some catalogues answer slower than others.
    let delay = 0.2 + 0.3 * Double(stamp.id % 4)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      let value = "Stamp \(stamp.id): \(stamp.id * 7) cents"
      self?.cache[stamp.id] = value
      completion(value)
    }
  }
}

final class StampCell: UICollectionViewCell {
  let countryLabel = UILabel()
  let valueLabel = UILabel()
  private(set) var stampID: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [countryLabel, valueLabel])
    stack.axis = .vertical
    stack.frame = contentView.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func prepareForReuse() {
    super.prepareForReuse()
    stampID = nil
    valueLabel.text = nil
  }

  func show(_ stamp: Stamp, loader: StampLoader) {
    stampID = stamp.id
    countryLabel.text = stamp.country
    if let value = loader.value(of: stamp) {
      valueLabel.text = value
      return
    }
    valueLabel.text = "Looking up…"
    loader.load(stamp) { [weak self] value in
      guard let self else { return }
      self.valueLabel.text = value
    }
  }
}

final class StampsViewController: UICollectionViewController {
  private let stamps = (1...40).map { Stamp(id: $0, country: "Country \($0)") }
  private let loader = StampLoader()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 110)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(StampCell.self, forCellWithReuseIdentifier: "stamp")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    stamps.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "stamp", for: indexPath) as? StampCell
    else { return UICollectionViewCell() }
    cell.show(stamps[indexPath.item], loader: loader)
    return cell
  }
}
