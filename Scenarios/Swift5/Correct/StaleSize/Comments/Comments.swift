import Observation
import SwiftUI
import UIKit

@Observable
final class Comment: Identifiable {
  let id: Int
  var text: String
  var isFolded: Bool

  init(id: Int) {
    self.id = id
    text = "Comment \(id)"
    isFolded = id.isMultiple(of: 5)
  }
}

struct CommentRow: View {
  @Bindable var comment: Comment

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("User \(comment.id)").font(.caption.bold())
      if !comment.isFolded {
        Text(comment.text)
      }
      Button(comment.isFolded ? "Unfold" : "Fold") {
        comment.isFolded.toggle()
      }
      .font(.caption)
    }
  }
}

/// Rows grow because what they observe grows; the hosting cell tells the list by itself.
class CommentsViewController: UIViewController {
  private let comments = (1...24).map(Comment.init(id:))
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { [comments] cell, _, id in
      cell.contentConfiguration = UIHostingConfiguration {
        CommentRow(comment: comments[id - 1])
      }
      .margins(.vertical, 6)
    }
    dataSource = .init(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(comments.map { $0.id })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func edit() {
    comments[1].text = String(repeating: "I have to take back what I wrote here. ", count: 6)
    comments[7].text = "Never mind.\n\nReally."
  }
}
