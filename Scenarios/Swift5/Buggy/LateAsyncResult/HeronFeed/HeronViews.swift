import SwiftUI

struct HeronPostRow: View {
  let post: HeronPost
  let like: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(post.author).font(.subheadline.bold())
      Text(post.text)
      HStack {
        Button(action: like) {
          Label("\(post.likes)", systemImage: post.isLiked ? "hand.thumbsup.fill" : "hand.thumbsup")
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(post.isLiked ? "Take like back" : "Like")
        Text(post.isLiked ? "You like this" : "")
          .font(.caption)
      }
    }
  }
}

struct HeronFeedView: View {
  @ObservedObject var model: HeronFeedModel
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("What did you see?", text: $text, axis: .vertical)
          Button("Post") {
            model.post(text)
            text = ""
          }
          .disabled(text.isEmpty)
        }
        Section {
          ForEach(model.visible) { post in
            HeronPostRow(post: post) { model.toggleLike(post.id) }
              .swipeActions {
                Button("Hide", role: .destructive) { model.hide(post.id) }
              }
          }
        } footer: {
          Text("\(model.visible.filter(\.isLiked).count) liked by you")
        }
      }
      .navigationTitle("Pond")
      .alert("Pond", isPresented: hasError) {
        Button("OK") {}
      } message: {
        Text(model.error ?? "")
      }
    }
  }

  private var hasError: Binding<Bool> {
    Binding(get: { model.error != nil }, set: { if !$0 { model.error = nil } })
  }
}
