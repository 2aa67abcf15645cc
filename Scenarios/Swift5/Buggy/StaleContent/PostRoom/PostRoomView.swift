import SwiftUI

struct PostRoomView: View {
  let model: PostRoomModel

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        PostRoomTabs(threads: model.threads, openID: model.openID) { model.show($0) }
        if let thread = model.open {
          conversation(thread)
        }
      }
      .navigationTitle("Post room")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private func conversation(_ thread: PostRoomThread) -> some View {
    List {
      Section {
        ForEach(Array(thread.lines.enumerated()), id: \.element.id) { index, line in
          PostRoomBubble(line: line, isFirstOfAuthor: index == 0 || thread.lines[index - 1].author != line.author)
            .swipeActions {
              Button("Delete", role: .destructive) { model.delete(line.id, in: thread.id) }
            }
        }
      }
      Section("Answer to \(thread.partner)") {
        PostRoomComposer(partner: thread.partner) { model.send($0, to: thread.id) }
      }
    }
    .listStyle(.plain)
  }
}
