import SwiftUI

struct CheerPost: Identifiable {
  let id: Int
  var isCheered = false
  var count: Int
}

/// Every third post is closed for cheers, which only the server knows.
@MainActor final class CheerModel: ObservableObject {
  @Published private(set) var posts = (1...20).map { CheerPost(id: $0, count: $0) }
  @Published var notice: String?

  func toggle(_ id: Int) {
    change(id)
    Task {
      try? await Task.sleep(for: .milliseconds(400))
      guard id.isMultiple(of: 3) else { return }
      change(id)
      notice = "Post \(id) is closed"
    }
  }

  func arrive() { posts.insert(CheerPost(id: posts.count + 1, count: 0), at: 0) }

  private func change(_ id: Int) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[index].isCheered.toggle()
    posts[index].count += posts[index].isCheered ? 1 : -1
  }
}

struct CheersView: View {
  @ObservedObject var model: CheerModel

  var body: some View {
    VStack {
      if let notice = model.notice {
        Button(notice) { model.notice = nil }
      }
      List(model.posts) { post in
        HStack {
          Text("Post \(post.id)")
          Spacer()
          Button("\(post.isCheered ? "♥" : "♡") \(post.count)") { model.toggle(post.id) }
            .buttonStyle(.borderless)
        }
      }
    }
  }
}
