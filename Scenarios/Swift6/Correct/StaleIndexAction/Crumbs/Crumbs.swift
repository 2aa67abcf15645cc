import SwiftUI

struct Crumb: Identifiable, Equatable {
  let id: Int
  let name: String
}

struct CrumbsView: View {
  @State private var crumbs = (1...14).map { Crumb(id: $0, name: "Crumb \($0)") }
  @State private var deleted: [Crumb] = []

  var body: some View {
    List {
      ForEach(crumbs) { crumb in
        Text(crumb.name)
      }
      .onDelete(perform: delete)
    }
    .safeAreaInset(edge: .bottom) {
      if !deleted.isEmpty {
        Button("Undo (\(deleted.count))") { restore() }
          .padding()
      }
    }
    .task(id: deleted) {
      guard !deleted.isEmpty, (try? await Task.sleep(for: .seconds(6))) != nil else { return }
      deleted = []
    }
  }

  private func delete(at offsets: IndexSet) {
    deleted += offsets.map { crumbs[$0] }
    crumbs.remove(atOffsets: offsets)
  }

  /// The last one comes back, to the place that its number gives it.
  private func restore() {
    guard let crumb = deleted.popLast() else { return }
    let index = crumbs.firstIndex { $0.id > crumb.id } ?? crumbs.endIndex
    crumbs.insert(crumb, at: index)
  }
}
