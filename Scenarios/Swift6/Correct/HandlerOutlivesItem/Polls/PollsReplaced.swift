import UIKit

/// Every configuration adds its action under one identifier, so that it takes the place of the earlier one.
final class ReplacedPollsViewController: UIViewController, UICollectionViewDataSource {
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
        UIAction(identifier: .init("vote")) { [weak self, weak cell] _ in
          guard let self else { return }
          votes[poll, default: 0] += 1
          if cell?.label.text == poll { cell?.votes.text = "\(votes[poll, default: 0]) votes" }
        }, for: .touchUpInside)
    }
    return cell
  }
}
