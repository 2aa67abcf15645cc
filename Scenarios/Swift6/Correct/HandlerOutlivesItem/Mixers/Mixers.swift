import UIKit

final class MixerChannel {
  let name: String
  var gain: Float

  init(name: String, gain: Float) {
    self.name = name
    self.gain = gain
  }
}

final class MixerCell: UICollectionViewCell {
  let label = UILabel()
  let slider = UISlider()

  override init(frame: CGRect) {
    super.init(frame: frame)
    slider.isContinuous = false
    let stack = UIStackView(arrangedSubviews: [label, slider])
    stack.axis = .vertical
    stack.frame = contentView.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(_ channel: MixerChannel) {
    label.text = "\(channel.name): \(Int(channel.gain * 100)) %"
    slider.value = channel.gain
    slider.addAction(
      UIAction(identifier: UIAction.Identifier("gain")) { [weak self] action in
        guard let slider = action.sender as? UISlider else { return }
        channel.gain = slider.value
        self?.label.text = "\(channel.name): \(Int(channel.gain * 100)) %"
      }, for: .valueChanged)
  }
}

final class MixersViewController: UICollectionViewController {
  private let channels = (1...30).map { MixerChannel(name: "Channel \($0)", gain: 0.5) }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 64)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(MixerCell.self, forCellWithReuseIdentifier: "channel")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { channels.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "channel", for: indexPath) as? MixerCell
    else { fatalError("The registration gives another class.") }
    cell.show(channels[indexPath.item])
    return cell
  }
}
