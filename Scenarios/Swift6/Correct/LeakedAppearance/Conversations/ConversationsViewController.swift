import UIKit

final class ConversationsViewController: UIViewController {
  private let conversations: [Conversation] = (1...50).map { number in
    Conversation(
      id: number,
      name: "Thread \(number)",
      preview: number % 4 == 0
        ? "Thank you! I will call you back as soon as the laboratory has sent us the results." : "See you soon.",
      unread: number % 5 == 1 ? number : 0,
      attachment: number % 6 == 2 ? "scan-\(number).pdf" : nil)
  }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Conversation>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<ConversationCell, Conversation> { cell, _, conversation in
      cell.show(conversation)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, conversation in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: conversation)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Conversation>()
    snapshot.appendSections([0])
    snapshot.appendItems(conversations)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
