import SwiftUI

struct ArticleRow: View {
  let article: GazetteArticle
  let isRead: Bool
  let isBookmarked: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(article.desk.uppercased())
          .font(.caption2)
          .foregroundStyle(.secondary)
        Text(article.headline)
          .font(isRead ? .body : .headline)
        Text("\(3 + article.number % 7) min")
          .font(.footnote)
      }
      Spacer()
      if isBookmarked { Image(systemName: "bookmark.fill").accessibilityLabel("Bookmarked") }
    }
    .padding(.vertical, 6)
  }
}

struct GazetteView: View {
  @State private var model = GazetteModel()

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.entries) { entry in
          NavigationLink(value: entry.article) {
            ArticleRow(
              article: entry.article, isRead: model.read.contains(entry.article.number),
              isBookmarked: model.bookmarks.contains(entry.article.number))
          }
          .swipeActions {
            Button("Bookmark") { model.toggleBookmark(entry.article.number) }
          }
          .onAppear { Task { await model.entryAppeared(entry) } }
        }
        if model.hasMore {
          HStack {
            ProgressView()
            Text("Loading…")
          }
        } else {
          Text("You are up to date.")
            .foregroundStyle(.secondary)
        }
      }
      .refreshable { await model.refresh() }
      .task { await model.loadFirst() }
      .navigationTitle("Gazette")
      .navigationDestination(for: GazetteArticle.self) { ArticleView(article: $0, model: model) }
    }
  }
}

struct ArticleView: View {
  let article: GazetteArticle
  let model: GazetteModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(article.headline)
          .font(.title)
        Text("From the \(article.desk) desk")
        Button(model.bookmarks.contains(article.number) ? "Remove bookmark" : "Add bookmark") {
          model.toggleBookmark(article.number)
        }
      }
      .padding()
    }
    .onAppear { model.markRead(article.number) }
  }
}
