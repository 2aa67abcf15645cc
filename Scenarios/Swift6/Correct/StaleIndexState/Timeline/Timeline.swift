import Combine
import SwiftUI
import UIKit

struct Post: Identifiable, Hashable, Sendable {
  let id: Int
  let author: String
  var likes: Int
}

@MainActor
final class TimelineModel: ObservableObject {
  @Published private(set) var posts = (1...40).map { Post(id: $0, author: "Author \($0)", likes: $0 % 6) }
  @Published private(set) var liked: Set<Post.ID> = []

  func toggleLike(_ id: Post.ID) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    if liked.remove(id) == nil {
      liked.insert(id)
      posts[index].likes += 1
    } else {
      posts[index].likes -= 1
    }
  }

  func refresh() {
    let new = (1...3).map { Post(id: 200 + $0, author: "Newcomer \($0)", likes: 0) }
    posts = new.filter { post in !posts.contains { $0.id == post.id } } + posts
  }

  func hide(_ id: Post.ID) { posts.removeAll { $0.id == id } }
}

struct PostRow: View {
  @ObservedObject var model: TimelineModel
  let id: Post.ID

  var body: some View {
    if let post = model.posts.first(where: { $0.id == id }) {
      HStack {
        Text(post.author)
        Spacer()
        Button {
          model.toggleLike(id)
        } label: {
          Label("\(post.likes)", systemImage: model.liked.contains(id) ? "heart.fill" : "heart")
        }
        .accessibilityLabel("Like")
      }
      .swipeActions {
        Button("Hide") { model.hide(id) }
      }
    }
  }
}

final class TimelineViewController: UIViewController {
  let model = TimelineModel()
  private var cancellable: AnyCancellable?
  private var dataSource: UICollectionViewDiffableDataSource<Int, Post.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Post.ID> { [model] cell, _, id in
      cell.contentConfiguration = UIHostingConfiguration { PostRow(model: model, id: id) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    cancellable = model.$posts
      .map { $0.map(\.id) }
      .removeDuplicates()
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.show($0) }
  }

  private func show(_ ids: [Post.ID]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Post.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
