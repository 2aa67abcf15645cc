import SwiftUI

private struct QuickReplyMail: Identifiable {
  let id: Int
  let text: String
  var answer: String?
}

@MainActor @Observable final class QuickReplyStore {
  fileprivate var mails = [
    "Can you come on Sunday?", "Where is the spare key?", "Which train do you take?", "Shall I book the room?",
    "Is the soup vegan?",
    "Who feeds the cat?",
  ].enumerated().map { QuickReplyMail(id: $0.offset, text: $0.element) }

  fileprivate func answer(_ id: Int, _ text: String) {
    guard let place = mails.firstIndex(where: { $0.id == id }) else { return }
    mails[place].answer = text
  }
}

private struct QuickReplyField: View {
  let send: (String) -> Void
  @State private var text = ""

  var body: some View {
    HStack {
      TextField("Reply", text: $text)
      Button("Send") {
        send(text)
        text = ""
      }
      .disabled(text.isEmpty)
    }
  }
}

/// Questions, each with a field for an answer. Once there is an answer the field is set off, and is for a second one.
struct QuickReplyView: View {
  let store: QuickReplyStore

  var body: some View {
    NavigationStack {
      List(store.mails) { mail in
        VStack(alignment: .leading) {
          Text(mail.text)
          Text(mail.answer.map { "You: \($0)" } ?? "Not answered yet")
          if mail.answer == nil {
            QuickReplyField { store.answer(mail.id, $0) }
          } else {
            QuickReplyField { store.answer(mail.id, $0) }
              .background(Color.green)
          }
        }
      }
      .navigationTitle("Questions")
    }
  }
}
