import UIKit

final class PollCell: UICollectionViewCell {
  let label = UILabel()
  let votes = UILabel()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("Vote", for: .normal)
    let stack = UIStackView(arrangedSubviews: [label, votes, button])
    stack.spacing = 8
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Every configuration adds one more action to the button, and the earlier ones stay.
final class PollsViewController: UIViewController, UICollectionViewDataSource {
  private let polls = (1...40).map { "Poll \($0)" }
  private var votes: [String: Int] = [:]
  private var list: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 56)
    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(PollCell.self, forCellWithReuseIdentifier: "poll")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { polls.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poll", for: indexPath)
    let poll = polls[indexPath.item]
    if let cell = cell as? PollCell {
      cell.label.text = poll
      cell.votes.text = "\(votes[poll, default: 0]) votes"
      cell.button.addAction(
        UIAction { [weak self, weak cell] _ in
          guard let self else { return }
          votes[poll, default: 0] += 1
          if cell?.label.text == poll { cell?.votes.text = "\(votes[poll, default: 0]) votes" }
        }, for: .touchUpInside)
    }
    return cell
  }
}
