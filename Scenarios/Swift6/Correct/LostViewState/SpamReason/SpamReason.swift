import SwiftUI

private struct SpamComment: Identifiable {
  let id: Int
  let author: String
  let text: String
  var isReported = false
  var answers: [String] = []
  var reasons: [String] = []
}

@MainActor @Observable final class SpamDesk {
  fileprivate private(set) var comments = [
    ("Adele", "What a fine walk!"), ("Bot 77", "Cheap watches here"), ("Carl", "Where does it begin?"),
    ("Dina", "We met the goats."),
    ("Emil", "It rained all day."),
  ].enumerated().map { SpamComment(id: $0.offset, author: $0.element.0, text: $0.element.1) }

  private func change(_ id: Int, _ body: (inout SpamComment) -> Void) {
    guard let place = comments.firstIndex(where: { $0.id == id }) else { return }
    body(&comments[place])
  }

  fileprivate func answer(_ id: Int, _ text: String) { change(id) { $0.answers.append(text) } }
  fileprivate func explain(_ id: Int, _ text: String) { change(id) { $0.reasons.append(text) } }
  fileprivate func report(_ id: Int, _ isReported: Bool) { change(id) { $0.isReported = isReported } }
}

/// One line to write, and a button that uses it. What it is for says its prompt.
private struct SpamLine: View {
  let prompt: String
  let button: String
  let use: @MainActor (String) -> Void
  @State private var text = ""

  var body: some View {
    HStack {
      TextField(prompt, text: $text)
      Button(button) {
        if !text.isEmpty { use(text) }
        text = ""
      }
      .buttonStyle(.borderless)
    }
  }
}

/// A comment: an answer to its author, or, once it is reported, a reason for the moderators. What was begun as an answer to the author
/// is none, so the line begins empty.
private struct SpamRow: View {
  let comment: SpamComment
  let desk: SpamDesk

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(comment.text)
        Spacer()
        Text(comment.author)
        Button(comment.isReported ? "Take back" : "Report") { desk.report(comment.id, !comment.isReported) }
          .buttonStyle(.borderless)
      }
      if comment.isReported {
        ForEach(Array(comment.reasons.enumerated()), id: \.offset) { Text("Reason: \($0.element)") }
        SpamLine(prompt: "Why?", button: "Explain") { desk.explain(comment.id, $0) }
          .background(Color.red.opacity(0.2))
      } else {
        ForEach(Array(comment.answers.enumerated()), id: \.offset) { Text("Answer: \($0.element)") }
        SpamLine(prompt: "Answer", button: "Send") { desk.answer(comment.id, $0) }
      }
    }
  }
}

struct SpamReasonView: View {
  let desk: SpamDesk

  var body: some View {
    NavigationStack {
      List(desk.comments) { SpamRow(comment: $0, desk: desk) }
        .navigationTitle("Comments")
    }
  }
}
