import SwiftUI

struct PostRoomBubble: View {
  let line: PostRoomLine
  let isFirstOfAuthor: Bool

  private var isMine: Bool { line.author == "Me" }

  var body: some View {
    VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
      if isFirstOfAuthor {
        Text(line.author).font(.caption2).foregroundStyle(.secondary)
      }
      Text(line.text)
        .padding(8)
        .background(isMine ? Color.blue.opacity(0.2) : Color.gray.opacity(0.2))
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
    .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
    .listRowSeparator(.hidden)
  }
}

/// The field for an answer, with its button.
struct PostRoomComposer: View {
  let partner: String
  @Binding var text: String
  let send: (String) -> Void

  var body: some View {
    HStack {
      TextField("Message", text: $text)
      Button("Send") {
        send(text)
        text = ""
      }
      .buttonStyle(.borderless)
      .disabled(text.isEmpty)
      .accessibilityHint("Sends it to \(partner)")
    }
  }
}

/// The conversations above the list; the number is what has not been read.
struct PostRoomTabs: View {
  let threads: [PostRoomThread]
  let openID: String
  let show: (String) -> Void

  var body: some View {
    HStack {
      ForEach(threads) { thread in
        Button {
          show(thread.id)
        } label: {
          Text(thread.unread > 0 ? "\(thread.partner) (\(thread.unread))" : thread.partner)
            .fontWeight(thread.id == openID ? .bold : .regular)
        }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(thread.id)
      }
    }
    .padding()
  }
}
