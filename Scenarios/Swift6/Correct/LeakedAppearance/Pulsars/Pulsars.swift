import UIKit

final class PulsarCell: UICollectionViewCell {
  private let dot = UIView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.frame = CGRect(x: 8, y: 12, width: 20, height: 20)
    dot.layer.cornerRadius = 10
    dot.backgroundColor = .systemTeal
    label.frame = CGRect(x: 40, y: 0, width: frame.width - 48, height: frame.height)
    contentView.addSubview(dot)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(_ name: String) { label.text = name }

  /// No two stars beat together.
  func pulse() {
    dot.alpha = 1
    UIView.animate(
      withDuration: .random(in: 0.6...1.4), delay: .random(in: 0...0.5), options: [.repeat, .autoreverse, .allowUserInteraction]
    ) {
      self.dot.alpha = 0.2
    }
  }

  func rest() {
    dot.layer.removeAllAnimations()
    dot.alpha = 1
  }
}

/// Stars that beat while they are on screen.
final class PulsarsViewController: UICollectionViewController {
  private var pulsars = (1...40).map { "PSR \(1900 + $0)" }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 44)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PulsarCell.self, forCellWithReuseIdentifier: "pulsar")
  }

  func discover() {
    pulsars.insert("PSR \(1901 + pulsars.count)", at: 0)
    collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pulsars.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "pulsar", for: indexPath) as? PulsarCell
    else { fatalError("The registration gives another class.") }
    cell.show(pulsars[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (cell as? PulsarCell)?.pulse()
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (cell as? PulsarCell)?.rest()
  }
}
