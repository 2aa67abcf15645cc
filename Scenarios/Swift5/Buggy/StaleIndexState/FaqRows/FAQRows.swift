import SwiftUI

struct FAQEntry: Identifiable {
  let id: Int
  let question: String
  let answer: String
}

final class FAQRowsModel: ObservableObject {
  @Published var entries = (1...6).map { FAQEntry(id: $0, question: "Question \($0)?", answer: "Answer \($0).") }

  func receive() { entries.insert(FAQEntry(id: 0, question: "Question 0?", answer: "Answer 0."), at: 0) }
}

struct FAQEntryRow: View {
  let entry: FAQEntry
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(entry.question) { isOpen.toggle() }
      if isOpen { Text(entry.answer) }
    }
  }
}

struct FAQRowsView: View {
  @ObservedObject var model: FAQRowsModel

  var body: some View {
    List {
      ForEach(model.entries.indices, id: \.self) { index in
        FAQEntryRow(entry: model.entries[index])
      }
    }
  }
}
