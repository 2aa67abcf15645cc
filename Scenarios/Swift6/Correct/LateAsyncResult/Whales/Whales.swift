import SwiftUI

@MainActor @Observable final class WhaleModel {
  private(set) var names: [String] = (1...15).map { "Whale \($0)" }
  private(set) var isLoading = false
  var hasMore: Bool { names.count < 45 }

  func loadMore() async {
    guard !isLoading, hasMore else { return }
    isLoading = true
    try? await Task.sleep(for: .milliseconds(500))
    let first = names.count + 1
    names += (first...(first + 14)).map { "Whale \($0)" }
    isLoading = false
  }

  func restart() { if !isLoading { names = (1...15).map { "Whale \($0)" } } }
}

struct WhalesView: View {
  let model: WhaleModel

  var body: some View {
    List {
      ForEach(model.names, id: \.self) { name in
        Text(name)
      }
      if model.hasMore {
        HStack {
          Spacer()
          ProgressView("Loading more")
          Spacer()
        }
        .onAppear { Task { await model.loadMore() } }
        .id(model.names.count)
      }
    }
    .refreshable { model.restart() }
  }
}
