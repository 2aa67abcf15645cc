import SwiftUI

struct ArticleRow: View {
  let article: Article
  @Binding var isSaved: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(article.title)
          .font(.headline)
        Text(article.source)
          .font(.caption)
          .foregroundStyle(.secondary)
        if isSaved {
          Text("Saved for later")
            .font(.caption)
            .foregroundStyle(.blue)
        }
      }
      Spacer()
      Button {
        isSaved.toggle()
      } label: {
        Image(systemName: isSaved ? "bookmark.fill" : "bookmark")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Save")
    }
  }
}

/// Gives a row the binding to its place in the set of saved articles.
struct BookmarkedArticleRow: View {
  let article: Article
  @ObservedObject var bookmarks: Bookmarks

  var body: some View {
    ArticleRow(
      article: article,
      isSaved: Binding(
        get: { bookmarks.saved.contains(article.id) },
        set: { _ in bookmarks.toggle(article.id) }))
  }
}

#Preview {
  ArticleRow(article: Article.library[0], isSaved: .constant(true))
    .padding()
}
