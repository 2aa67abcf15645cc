import UIKit

final class OfferCardCell: UICollectionViewCell {
  private let title = UILabel()
  let button = UIButton(type: .system)
  var onTake: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.frame = CGRect(x: 10, y: 10, width: 180, height: 24)
    button.frame = CGRect(x: 10, y: 50, width: 180, height: 44)
    button.setTitle("Take it", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        self?.button.isEnabled = false
        self?.onTake?()
      }, for: .touchUpInside)
    contentView.addSubview(title)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ name: String, isTaken: Bool) {
    title.text = name
    button.isEnabled = !isTaken
  }
}

final class CarouselOffersViewController: UIViewController, UICollectionViewDataSource {
  private let offers = (1...30).map { "Offer \($0)" }
  private var taken: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 110)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(OfferCardCell.self, forCellWithReuseIdentifier: "offer")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { offers.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "offer", for: indexPath)
    guard let card = cell as? OfferCardCell else { return cell }
    let name = offers[indexPath.item]
    card.show(name, isTaken: taken.contains(name))
    card.onTake = { [weak self] in self?.taken.insert(name) }
    return card
  }
}
