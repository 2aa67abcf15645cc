import UIKit

struct BubbleMessage {
  let sender: String?
  let text: String
}

final class ChatBubbleCell: UICollectionViewCell {
  private let topLabel = UILabel()
  private let textLabel = UILabel()
  private var topHeight: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [topLabel, textLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    topHeight = topLabel.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      topHeight,
      topLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
      topLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      topLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      textLabel.topAnchor.constraint(equalTo: topLabel.bottomAnchor),
      textLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      textLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      textLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ message: BubbleMessage) {
    topLabel.text = message.sender
    textLabel.text = message.text
    if message.sender != nil { topHeight.constant = 20 }
  }
}

final class ChatBubblesViewController: UIViewController, UICollectionViewDataSource {
  private let messages = (1...60).map { BubbleMessage(sender: $0 % 4 == 1 ? "Person \($0 % 3)" : nil, text: "Message \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.register(ChatBubbleCell.self, forCellWithReuseIdentifier: "bubble")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { messages.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
    (cell as? ChatBubbleCell)?.show(messages[indexPath.item])
    return cell
  }
}
