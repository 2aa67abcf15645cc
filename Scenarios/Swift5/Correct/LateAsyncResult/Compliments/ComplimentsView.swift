import SwiftUI

struct PostRow: View {
  let post: WallPost
  let isSending: Bool
  let isThanked: Bool
  let thank: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(post.author)
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(post.text)
      HStack {
        Text("\(post.thanks) thanks")
          .font(.footnote)
        Spacer()
        if isSending {
          ProgressView()
        } else if isThanked {
          Image(systemName: "heart.fill").accessibilityLabel("Thanked")
        } else if !post.isMine {
          Button("Thank", action: thank)
            .buttonStyle(.bordered)
        }
      }
      .frame(minHeight: 36)
    }
  }
}

struct ComplimentsView: View {
  @State private var wall = ComplimentsWall()

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 12) {
          ForEach(wall.posts) { post in
            PostRow(post: post, isSending: wall.sending.contains(post.id), isThanked: wall.thanked.contains(post.id)) {
              Task { await wall.thank(post.id) }
            }
            .contextMenu {
              Button("Delete", role: .destructive) { wall.delete(post.id) }
            }
          }
        }
        .padding(.horizontal)
      }
      .navigationTitle("Kudos")
      .toolbar { Button("Post") { wall.post() } }
    }
  }
}
