import SwiftUI

struct PagedRepo: Identifiable {
  let id: Int
  let name: String
}

@MainActor final class PagedReposModel: ObservableObject {
  enum Footer { case idle, loading, failed, end }

  @Published private(set) var repos: [PagedRepo] = []
  @Published private(set) var footer = Footer.idle
  @Published private(set) var starred: Set<PagedRepo.ID> = []
  private var attempts = 0

  func loadMore() {
    guard footer == .idle || footer == .failed else { return }
    footer = .loading
    attempts += 1
    let fails = attempts == 2
    Task {
      try? await Task.sleep(for: .milliseconds(300))
      if fails {
        footer = .failed
        return
      }
      let start = repos.count
      repos += (1...12).map { PagedRepo(id: start + $0, name: "repo-\(start + $0)") }
      footer = repos.count >= 48 ? .end : .idle
    }
  }

  func toggleStar(_ id: PagedRepo.ID) {
    if starred.remove(id) == nil { starred.insert(id) }
  }
}

struct PagedReposView: View {
  @ObservedObject var model: PagedReposModel

  var body: some View {
    List {
      ForEach(model.repos) { repo in
        HStack {
          Text(repo.name)
          Spacer()
          Button(model.starred.contains(repo.id) ? "★" : "☆") { model.toggleStar(repo.id) }
            .buttonStyle(.borderless)
        }
        .onAppear {
          if repo.id == model.repos.last?.id, model.footer == .idle { model.loadMore() }
        }
      }
      switch model.footer {
      case .idle: EmptyView()
      case .loading: ProgressView()
      case .failed: Button("Try again") { model.loadMore() }
      case .end: Text("That is all")
      }
    }
    .task { if model.repos.isEmpty { model.loadMore() } }
  }
}
